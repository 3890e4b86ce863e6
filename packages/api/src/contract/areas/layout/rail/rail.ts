import { number, string } from "yup";
import { defineForm, multiLookup, number as amount, onOff, section, select, text, type ValuesOf } from "@o2r/forms";
import { endpoint, type ReplyOf } from "../../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../../core/flags.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idParams, idSchema, listOf, shape } from "../../../core/schemas.ts";
import { thing } from "../../../core/thing.ts";
import { appLink } from "../app-link.ts";
import { layoutBounds } from "../layout-bounds.ts";
import { railDirections, railTargets, railTypes } from "../layout-options.ts";
import { shownContent, shownRail, targetFact } from "../page/page-body.ts";

const isCustom = { field: "cta", in: ["custom"] } as const;
const isSearch = { field: "railType", in: ["SEARCH"] } as const;
const isGrid = { field: "railType", in: ["GRID"] } as const;
const runs = { field: "railType", in: ["BANNER", "GRID", "DEFAULT"] } as const;

const customPath = (label: string) => text({ label, ...appLink, visible: isCustom, width: "half" });

/** Where a rail leads, said of one that leaves the app and of one that stays in it. */
export const railPlaces = [
  { value: "no", label: "Inside the app" },
  { value: "yes", label: "Outside, in the browser" },
] as const;

/** A row of contents on a page of the apps (specification §3, §4 and §5, Layout rail). */
export const railForm = defineForm({
  id: "rail",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true, maxLength: 50, width: "half" }),
    railType: select({ label: "Type", required: true, options: railTypes, width: "half" }),
    direction: select({ label: "Direction", options: railDirections, visible: runs, required: runs, width: "half" }),
    rows: amount({
      label: "Rows",
      min: 1,
      max: layoutBounds.rows,
      integer: true,
      visible: isGrid,
      required: isGrid,
      width: "half",
    }),
    placeholder: text({
      label: "Placeholder",
      maxLength: 80,
      visible: isSearch,
      required: isSearch,
      help: "What stands in the empty search box.",
      width: "half",
    }),
    isExternal: select({ label: "Opens", required: true, options: railPlaces, width: "half" }),
    cta: select({ label: "Leads to", options: railTargets, width: "half" }),
    urlLabel: text({ label: "Link label", maxLength: 30, placeholder: "See all", width: "half" }),
    customMobilePath: customPath("Path on phones"),
    customWebPath: customPath("Path on the web"),
    customMobileWebPath: customPath("Path in a phone's browser"),
    hideOutOfStock: onOff({ label: "Hide what is out of stock" }),
    contents: multiLookup({
      label: "Contents",
      source: "content",
      maxItems: layoutBounds.contents,
      visible: runs,
      messages: { count: `A rail holds at most ${layoutBounds.contents} contents` },
    }),
  },
  sections: [
    section("rail", "Rail", ["name", "railType", "direction", "rows", "placeholder"]),
    section("link", "Link beside the name", [
      "isExternal",
      "cta",
      "urlLabel",
      "customMobilePath",
      "customWebPath",
      "customMobileWebPath",
    ]),
    section("contents", "Contents, in their order", ["hideOutOfStock", "contents"]),
  ],
});

/** The rails (domain.md §8, /rail-type). */
export const railList = {
  columns: [
    { field: "name", label: "Rail", kind: "text", sort: true, shown: true },
    { field: "railType", label: "Type", kind: "badge", sort: true, shown: true, width: 104, values: railTypes },
    { field: "direction", label: "Direction", kind: "badge", shown: false, width: 120, values: railDirections },
    { field: "rows", label: "Rows", kind: "number", shown: true, width: 88 },
    { field: "cta", label: "Leads to", kind: "code", shown: true, width: 112 },
    { field: "isExternal", label: "Opens", kind: "badge", shown: true, width: 128, values: railPlaces },
    { field: "contentCount", label: "Contents", kind: "number", sort: true, shown: true, width: 88 },
    { field: "pages", label: "Pages", kind: "number", sort: true, shown: true, width: 176 },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [
    { kind: "oneOf", key: "railType", label: "Type", options: railTypes },
    { kind: "lookup", key: "page", label: "Page", source: "/api/page" },
    activeFilter,
  ],
  search: { name: "name" },
  defaultSort: "name",
} as const satisfies ListDeclaration;

const rail = thing({
  name: { one: "rail", many: "rails" },
  path: "/oms/layout/rail",
  form: railForm,
  list: railList,
  lookup: { shows: { railType: string().defined() }, summary: "Rails by name" },
  computed: {
    contentCount: number().integer().defined(),
    /** How many pages have it in their draft. */
    pages: number().integer().defined(),
    /** The first of them by name. */
    usedIn: string().nullable().defined(),
  },
  allow: { read: "layout.read", write: "layout.write" },
  scope: "all",
  affects: ["/oms/layout/content", "/oms/layout/page"],
});

const shown = shape({
  hub: string().nullable().defined(),
  contents: listOf(shownContent),
  facts: listOf(targetFact),
});

export const railEndpoints = {
  ...rail.endpoints,
  shown: endpoint({
    method: "GET",
    path: "/oms/layout/rail/:id/shown",
    summary: "A rail as pages show it",
    params: idParams,
    reply: shownRail,
    allow: "layout.read",
    scope: "all",
    limit: "read",
  }),
  preview: endpoint({
    method: "GET",
    path: "/oms/layout/rail-preview",
    summary: "What a rail of these contents would show a retailer",
    query: shape({
      /** A comma list of contents, in their order. */
      contents: string()
        .max(layoutBounds.contents * 37)
        .default(""),
      retailer: idSchema().optional(),
    }),
    reply: shown,
    allow: "layout.read",
    scope: "all",
    limit: "read",
  }),
};

/** What a rail's form holds, and what a create or an update sends. */
export type RailValues = ValuesOf<typeof railForm>;
export type Rail = ReplyOf<typeof railEndpoints.get>;
export type RailPreview = ReplyOf<typeof railEndpoints.preview>;
