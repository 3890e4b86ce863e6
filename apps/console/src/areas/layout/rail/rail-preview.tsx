import { railEndpoints, resolvePage, type ShownRail } from "@o2r/api/contract/layout";
import { useEndpoint } from "@o2r/api/react";
import type { FormHandle } from "@o2r/forms/react";
import { ToggleGroup } from "@o2r/ui";
import type { ComboboxOption } from "@o2r/ui/overlays";
import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { useTyped } from "../../../kit/form/use-typed.ts";
import { PagePicture } from "../shown/page-picture.tsx";
import { PreviewShop } from "../shown/preview-shop.tsx";

const watched = [
  "name",
  "railType",
  "direction",
  "rows",
  "placeholder",
  "cta",
  "urlLabel",
  "hideOutOfStock",
  "contents",
] as const;

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
const devices = [
  { value: "phone", label: "Phone", icon: Smartphone },
  { value: "web", label: "Web", icon: Monitor },
] as const;
const place = {
  id: "preview",
  railId: "preview",
  rank: "V",
  hidden: false,
  visibleFrom: null,
  visibleTill: null,
  hubs: [],
  audience: [],
};

/** The rail as the apps would show it now, with the prices and the stock of a chosen shop. */
export function RailPreview({ form }: { readonly form: FormHandle }) {
  const [device, setDevice] = useState<"phone" | "web">("phone");
  const [shop, setShop] = useState<ComboboxOption | null>(null);
  const [now] = useState(() => new Date());
  const typed = useTyped(form, watched);
  const ids = Array.isArray(typed["contents"]) ? typed["contents"].join(",") : "";
  const { data } = useEndpoint(
    railEndpoints.preview,
    { query: { contents: ids, retailer: shop?.value } },
    { keepPreviousData: true },
  );
  const type = typed["railType"];
  const rail: ShownRail = {
    id: "preview",
    version: 1,
    name: textOf(typed["name"]) ?? "Name of the rail",
    railType: type === "GRID" || type === "BANNER" || type === "SEARCH" ? type : "DEFAULT",
    direction: "HORIZONTAL",
    rows: type === "GRID" ? Math.max(1, Math.min(10, Number(typed["rows"]) || 1)) : null,
    cta: textOf(typed["cta"]),
    urlLabel: textOf(typed["urlLabel"]),
    placeholder: textOf(typed["placeholder"]) ?? "Search",
    isExternal: false,
    customMobilePath: null,
    customWebPath: null,
    customMobileWebPath: null,
    hideOutOfStock: typed["hideOutOfStock"] === true,
    active: true,
    contents: data?.contents ?? [],
  };
  const shown = resolvePage({
    page: { active: true, pageType: "STATIC", live: { places: [place], rails: [rail] } },
    viewer: shop === null ? { kind: "nobody" } : { kind: "shop", hub: data?.hub ?? null },
    facts: new Map(data?.facts.map((fact) => [fact.id, fact])),
    off: new Set(),
    now,
  });
  return (
    <section className="rail-preview" aria-label="Preview">
      <header>
        <h2>Preview</h2>
        <ToggleGroup
          aria-label="Device"
          size="sm"
          options={devices}
          value={device}
          onValueChange={(next) => setDevice(next === "web" ? "web" : "phone")}
        />
      </header>
      <PreviewShop value={shop} onValueChange={setShop} />
      <PagePicture
        device={device}
        rails={shown}
        empty="Nothing of it would be shown: add contents that are active and may be seen by this shop."
      />
    </section>
  );
}
