import { railEndpoints, resolvePage, type ShownRail } from "@o2r/api/contract/layout";
import { useEndpoint } from "@o2r/api/react";
import { ToggleGroup } from "@o2r/ui";
import type { ComboboxOption } from "@o2r/ui/overlays";
import { Monitor, Smartphone } from "lucide-react";
import { useState, type ReactNode } from "react";
import { PagePicture } from "./page-picture.tsx";
import { PreviewShop } from "./preview-shop.tsx";
import "./rails-preview.css";

const devices = [
  { value: "phone", label: "Phone", icon: Smartphone },
  { value: "web", label: "Web", icon: Monitor },
] as const;

const placeOf = ({ id }: ShownRail) => ({
  id,
  railId: id,
  rank: "V",
  hidden: false,
  visibleFrom: null,
  visibleTill: null,
  hubs: [],
  audience: [],
});

export type PreviewedRail = Pick<ShownRail, "id" | "name" | "railType"> & Partial<Omit<ShownRail, "contents">>;

/** A rail of which nothing else is told. */
const plain = {
  version: 1,
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
} as const;

interface RailsPreviewProps {
  /** Ids of what each of the rails holds, with a comma between two. */
  readonly contents: string;
  readonly rails: readonly PreviewedRail[];
  /** What is said where nothing of it is shown. */
  readonly empty: string;
  /** Where nothing above says what this is. */
  readonly heading?: ReactNode;
}

/** Rails as the apps would show them now, with the prices and the stock of a chosen shop. */
export function RailsPreview({ contents, rails, empty, heading }: RailsPreviewProps) {
  const [device, setDevice] = useState<"phone" | "web">("phone");
  const [shop, setShop] = useState<ComboboxOption | null>(null);
  const [now] = useState(() => new Date());
  const { data } = useEndpoint(
    railEndpoints.preview,
    { query: { contents, retailer: shop?.value } },
    { keepPreviousData: true },
  );
  const held = rails.map((rail) => ({ ...plain, ...rail, contents: data?.contents ?? [] }));
  const shown = resolvePage({
    page: { active: true, pageType: "STATIC", live: { places: held.map(placeOf), rails: held } },
    viewer: shop === null ? { kind: "nobody" } : { kind: "shop", hub: data?.hub ?? null },
    facts: new Map(data?.facts.map((fact) => [fact.id, fact])),
    off: new Set(),
    now,
  });
  return (
    <section className="rails-preview" aria-label="Preview">
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
      <PagePicture device={device} rails={shown} empty={data === undefined ? "" : empty} />
    </section>
  );
}
