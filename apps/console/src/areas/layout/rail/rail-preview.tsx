import type { FormHandle } from "@o2r/forms/react";
import { useTyped } from "../../../kit/form/use-typed.ts";
import { ShownPreview } from "../shown/shown-preview.tsx";

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

/** The rail that is typed, as the apps would show it now. */
export function RailPreview({ form }: { readonly form: FormHandle }) {
  const typed = useTyped(form, watched);
  const [name, type] = [textOf(typed["name"]), typed["railType"]];
  return (
    <ShownPreview
      heading={<h2>Preview</h2>}
      contents={Array.isArray(typed["contents"]) ? typed["contents"].join(",") : ""}
      rail={{
        ...(name !== null && { name }),
        railType: type === "GRID" || type === "BANNER" || type === "SEARCH" ? type : "DEFAULT",
        rows: type === "GRID" ? Math.max(1, Math.min(10, Number(typed["rows"]) || 1)) : null,
        cta: textOf(typed["cta"]),
        urlLabel: textOf(typed["urlLabel"]),
        placeholder: textOf(typed["placeholder"]) ?? "Search",
        hideOutOfStock: typed["hideOutOfStock"] === true,
      }}
      empty="Nothing of it would be shown: add contents that are active and may be seen by this shop."
    />
  );
}
