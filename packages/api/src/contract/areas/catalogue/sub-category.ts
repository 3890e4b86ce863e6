import { number, string } from "yup";
import { defineForm, image, lookup, percent, section, select, text, textarea, type ValuesOf } from "@o2r/forms";
import type { ReplyOf } from "../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../core/flags.ts";
import type { ListDeclaration } from "../../core/list.ts";
import { gstRateChoices } from "../../core/tax/gst-rates.ts";
import { thing } from "../../core/thing.ts";
import { gstOptions, taxBases } from "./product-options.ts";
import { taxFields } from "./tax-fields.ts";

/** A sub-category, created and edited (specification §3 and §5, Sub-category). */
export const subCategoryForm = defineForm({
  id: "sub-category",
  version: 1,
  fields: {
    subCategoryName: text({ label: "Name", required: true, maxLength: 50, width: "half" }),
    categoryId: lookup({ label: "Category", source: "category", required: true, width: "half" }),
    subCategoryDescription: textarea({ label: "Description", maxLength: 500, rows: 3 }),
    hsnNumber: text({
      label: "HSN",
      required: true,
      digits: true,
      maxLength: 10,
      // What no invoice takes can be stored all the same (specification §5).
      warns: ["hsnLength"],
      width: "third",
      messages: { maxLength: "HSN number can't exceed 10 digits" },
    }),
    gst: select({ label: "GST", required: true, options: gstOptions, width: "third" }),
    cess: percent({ label: "CESS", required: true, min: 0, width: "third" }),
    ...taxFields(),
    image: image({ label: "Image", required: true, maxMB: 10 }),
  },
  sections: [
    section("sub-category", "Details", ["subCategoryName", "categoryId", "subCategoryDescription", "image"]),
    section("tax", "Tax", ["hsnNumber", "gst", "cess", "taxBase", "cessPerUnit"], {
      description: "What its products usually carry. Products keep the tax they were given.",
    }),
  ],
});

/** The sub-category list (domain.md §8, /sub-category). */
export const subCategoryList = {
  columns: [
    { field: "subCategoryName", label: "Sub-category", kind: "text", sort: true, shown: true },
    { field: "category", label: "Category", kind: "text", sort: true, shown: true, width: 176 },
    { field: "hsnNumber", label: "HSN", kind: "code", sort: true, shown: true, width: 112 },
    { field: "gst", label: "GST", kind: "percent", sort: true, shown: true, width: 72 },
    { field: "cess", label: "CESS", kind: "percent", shown: true, width: 72 },
    { field: "taxBase", label: "Taxed on", kind: "badge", shown: false, width: 160, values: taxBases },
    { field: "cessPerUnit", label: "Per-unit cess ₹", kind: "number", shown: false, width: 120 },
    { field: "products", label: "Products", kind: "number", sort: true, shown: true, width: 112 },
    { field: "subCategoryDescription", label: "Description", kind: "text", shown: false },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [
    { kind: "lookup", key: "category", label: "Category", source: "/api/category" },
    {
      kind: "oneOf",
      key: "gst",
      label: "GST",
      options: gstRateChoices,
    },
    activeFilter,
    { kind: "flag", key: "hasHsn", label: "HSN", yes: "Has HSN", no: "Missing HSN" },
  ],
  search: { subCategoryName: "name", hsnNumber: "HSN" },
  defaultSort: "subCategoryName",
} as const satisfies ListDeclaration;

export const subCategory = thing({
  name: { one: "sub-category", many: "sub-categories" },
  path: "/oms/sub-category",
  form: subCategoryForm,
  list: subCategoryList,
  lookup: {
    filters: ["category"],
    /** The category's name, and the tax of its products. */
    shows: {
      parent: string().defined(),
      hsn: string(),
      gst: number(),
      cess: number(),
      /** Only where the law has another than the sale value, or cess by the unit. */
      taxBase: string().oneOf(taxBases.map(({ value }) => value)),
      cessPerUnit: number(),
    },
    summary: "Find sub-categories by name; `parent` is the category; by `ids` also the tax of their products",
  },
  computed: {
    /** The name of `categoryId`. */
    category: string().defined(),
    /** Active ones. */
    products: number().integer().defined(),
  },
  allow: { read: "catalogue.read", write: "catalogue.write" },
  scope: "all",
  affects: ["/oms/category", "/oms/product"],
});
export const subCategoryEndpoints = subCategory.endpoints;

/** What a sub-category's form holds, and what a create or an update sends. */
export type SubCategoryValues = ValuesOf<typeof subCategoryForm>;
export type SubCategory = ReplyOf<typeof subCategoryEndpoints.get>;
