import { number, string } from "yup";
import { date, defineForm, image, lookup, section, select, text, textarea, type ValuesOf } from "@o2r/forms";
import { endpoint, type ReplyOf } from "../../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../../core/flags.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { lookupEndpoint, lookupRow } from "../../../core/lookup.ts";
import { done, idParams } from "../../../core/schemas.ts";
import { thing } from "../../../core/thing.ts";
import { appLink } from "../app-link.ts";
import { layoutBounds } from "../layout-bounds.ts";
import { contentTypes } from "../layout-options.ts";

/** The picker of a type shows, and is required, for this type alone (specification §4). */
const picker = <const T extends string>(type: T) => {
  const ofType = { field: "contentType", in: [type] } as const;
  return { visible: ofType, required: ofType };
};

const picture = (label: string) =>
  image({
    label,
    maxMB: layoutBounds.imageMB,
    width: "half",
    help: `At most ${layoutBounds.imageMB} MB.`,
  });

/** One thing that a rail shows (specification §3, Layout content). */
export const contentForm = defineForm({
  id: "layout-content",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true, maxLength: 50, width: "half" }),
    contentType: select({ label: "Content type", required: true, options: contentTypes, width: "half" }),
    product: lookup({ label: "Product", source: "product", ...picker("PRODUCT") }),
    category: lookup({ label: "Category", source: "category", ...picker("CATEGORY") }),
    subCategory: lookup({ label: "Sub-category", source: "sub-category", ...picker("SUB_CATEGORY") }),
    brand: lookup({ label: "Brand", source: "brand", ...picker("BRAND") }),
    tag: text({ label: "Tag", maxLength: 50, help: "Words on a corner of it, such as New.", width: "half" }),
    ctaMobile: text({ label: "Opens on phones", ...appLink, width: "half" }),
    ctaWeb: text({ label: "Opens on the web", ...appLink, width: "half" }),
    meta: textarea({
      label: "Meta",
      required: true,
      checks: ["json"],
      maxLength: layoutBounds.meta,
      rows: 8,
      help: "What the apps need beside it, as JSON: title, subtitle, colour.",
    }),
    mobileImage: picture("Picture on phones"),
    webImage: picture("Picture on the web"),
    validFrom: date({ label: "Shown from", max: "none", width: "half", help: "Left empty, at once." }),
    validTill: date({
      label: "Shown till",
      max: "none",
      width: "half",
      help: "This day included. Left empty, for good.",
    }),
  },
  rules: [{ compare: ["validTill", ">=", "validFrom"], message: "Shown till is before shown from" }],
  sections: [
    section("content", "Content", ["name", "contentType", "product", "category", "subCategory", "brand", "tag"]),
    section("links", "What it opens", ["ctaMobile", "ctaWeb"]),
    section("pictures", "Pictures", ["mobileImage", "webImage"]),
    section("meta", "Meta", ["meta"]),
    section("time", "When it is shown", ["validFrom", "validTill"]),
  ],
});

/** The contents (domain.md §8, /layout-content). */
export const contentList = {
  columns: [
    { field: "name", label: "Content", kind: "text", sort: true, shown: true },
    { field: "contentType", label: "Type", kind: "badge", sort: true, shown: true, width: 112, values: contentTypes },
    { field: "tag", label: "Tag", kind: "text", shown: true, width: 88 },
    { field: "target", label: "Shows", kind: "text", shown: true, width: 176 },
    { field: "mobileImage", label: "Phone", kind: "image", shown: true, width: 72 },
    { field: "webImage", label: "Web", kind: "image", shown: true, width: 72 },
    { field: "rails", label: "Rails", kind: "number", sort: true, shown: true, width: 168 },
    { field: "validFrom", label: "From", kind: "date", shown: false, width: 112 },
    { field: "validTill", label: "Till", kind: "date", sort: true, shown: true, width: 112 },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [
    { kind: "oneOf", key: "contentType", label: "Type", options: contentTypes },
    { kind: "lookup", key: "tag", label: "Tag", source: "/api/content-tag" },
    { kind: "lookup", key: "rail", label: "Rail", source: "/api/rail" },
    { kind: "flag", key: "used", label: "Use", yes: "In a rail", no: "Unused" },
    activeFilter,
  ],
  search: { name: "name", tag: "tag" },
  defaultSort: "name",
} as const satisfies ListDeclaration;

const content = thing({
  name: { one: "content", many: "contents" },
  path: "/oms/layout/content",
  form: contentForm,
  list: contentList,
  lookup: { shows: { contentType: string().defined() }, summary: "Contents of the apps by name" },
  computed: {
    /** The name of the product, category, sub-category or brand that it shows. */
    target: string().nullable().defined(),
    /** How many rails hold it. */
    rails: number().integer().defined(),
    /** The first of them by name. */
    usedIn: string().nullable().defined(),
  },
  allow: { read: "layout.read", write: "layout.write" },
  scope: "all",
  affects: ["/oms/layout/rail", "/oms/layout/page", "/api/content-tag"],
});

export const contentEndpoints = {
  ...content.endpoints,
  remove: endpoint({
    method: "DELETE",
    path: "/oms/layout/content/:id",
    summary: "Delete a content that no rail holds",
    params: idParams,
    reply: done,
    allow: "layout.write",
    scope: "all",
    limit: "write",
    write: {
      audit: "content.deleted",
      idempotency: "required",
      ifMatch: true,
      affects: ["/oms/layout/content", "/api/content-tag"],
    },
  }),
};

/** A tag is no thing of its own: its id is made of its words, and is the same wherever they are written alike. */
export const contentTagEndpoints = {
  lookup: lookupEndpoint({
    name: "content-tag",
    summary: "Tags of contents, by their words",
    row: lookupRow(),
    allow: "layout.read",
    scope: "all",
  }),
};

/** What a content's form holds, and what a create or an update sends. */
export type ContentValues = ValuesOf<typeof contentForm>;
export type Content = ReplyOf<typeof contentEndpoints.get>;
