import { railEndpoints, resolvePage, type ShownRail } from "@o2r/api/contract/layout";
import { useEndpoint } from "@o2r/api/react";
import { Status, ToggleGroup } from "@o2r/ui";
import type { ComboboxOption } from "@o2r/ui/overlays";
import { Monitor, Smartphone } from "lucide-react";
import { useState, type ReactNode } from "react";
import { PagePicture } from "./page-picture.tsx";
import { PreviewShop } from "./preview-shop.tsx";
import "./shown-preview.css";

const devices = [
  { value: "phone", label: "Phone", icon: Smartphone },
  { value: "web", label: "Web", icon: Monitor },
] as const;

const id = "preview";
const place = {
  id,
  railId: id,
  rank: "V",
  hidden: false,
  visibleFrom: null,
  visibleTill: null,
  hubs: [],
  audience: [],
};

/** A rail of which nothing else is told. */
const plain: Omit<ShownRail, "contents"> = {
  id,
  version: 1,
  name: "Name of the rail",
  railType: "DEFAULT",
  direction: "HORIZONTAL",
  rows: null,
  cta: null,
  urlLabel: null,
  placeholder: null,
  isExternal: false,
  customMobilePath: null,
  customWebPath: null,
  customMobileWebPath: null,
  hideOutOfStock: false,
  active: true,
};

interface ShownPreviewProps {
  /** What is told of the rail. */
  readonly rail: Partial<Omit<ShownRail, "id" | "contents">>;
  /** Ids of what it holds, with a comma between two. */
  readonly contents: string;
  /** What is said where nothing of it is shown. */
  readonly empty: string;
  /** Where nothing above says what this is. */
  readonly heading?: ReactNode;
}

/** A rail as the apps would show it now, with the prices and the stock of a chosen shop. */
export function ShownPreview({ rail, contents, empty, heading }: ShownPreviewProps) {
  const [device, setDevice] = useState<"phone" | "web">("phone");
  const [shop, setShop] = useState<ComboboxOption | null>(null);
  const [now] = useState(() => new Date());
  const { data, error } = useEndpoint(
    railEndpoints.preview,
    { query: { contents, retailer: shop?.value } },
    { keepPreviousData: true, quiet: true },
  );
  const held = { ...plain, ...rail, contents: data?.contents ?? [] };
  const shown = resolvePage({
    page: { active: true, pageType: "STATIC", live: { places: [place], rails: [held] } },
    viewer: shop === null ? { kind: "nobody" } : { kind: "shop", hub: data?.hub ?? null },
    facts: new Map(data?.facts.map((fact) => [fact.id, fact])),
    off: new Set(),
    now,
  });
  return (
    <section className="shown-preview" aria-label="Preview">
      <header>
        {heading}
        <ToggleGroup
          aria-label="Device"
          size="sm"
          options={devices}
          value={device}
          onValueChange={(next) => setDevice(next === "web" ? "web" : "phone")}
        />
      </header>
      <PreviewShop value={shop} onValueChange={setShop} />
      {error !== undefined && (
        <output>
          <Status tone="warning">Prices and stock could not be read</Status>
        </output>
      )}
      {/* Of what is not read it is not known whether it is shown. */}
      {(data !== undefined || error === undefined) && (
        <PagePicture device={device} rails={shown} empty={data === undefined ? "" : empty} />
      )}
    </section>
  );
}
