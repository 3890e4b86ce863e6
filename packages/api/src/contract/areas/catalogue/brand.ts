import { number, string } from "yup";
import { defineForm, image, lookup, section, text, type ValuesOf } from "@o2r/forms";
import type { ReplyOf } from "../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../core/flags.ts";
import type { ListDeclaration } from "../../core/list.ts";
import { idSchema } from "../../core/schemas.ts";
import { thing } from "../../core/thing.ts";

/** A brand, created and edited (specification §3 and §5, Brand). Its manufacturer is a company, whose name is as short. */
export const brandForm = defineForm({
  id: "brand",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true, maxLength: 50 }),
    manufacturer: lookup({ label: "Manufacturer", source: "company", required: true }),
    description: text({ label: "Description", required: true, maxLength: 50 }),
    Upload_Logo: image({ label: "Logo", required: true, maxMB: 10 }),
  },
  sections: [section("brand", "Details", ["name", "manufacturer", "description", "Upload_Logo"])],
});

/** The brand list (domain.md §8, /brand). */
export const brandList = {
  columns: [
    { field: "name", label: "Brand", kind: "text", sort: true, shown: true },
    { field: "manufacturerName", label: "Manufacturer", kind: "text", sort: true, shown: true, width: 280 },
    { field: "description", label: "Description", kind: "text", shown: false },
    { field: "products", label: "Products", kind: "number", sort: true, shown: true, width: 112 },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: true, width: 144 },
  ],
  filters: [{ kind: "lookup", key: "manufacturer", label: "Manufacturer", source: "/api/company" }, activeFilter],
  search: { name: "name" },
  defaultSort: "name",
} as const satisfies ListDeclaration;

export const brand = thing({
  name: { one: "brand", many: "brands" },
  path: "/oms/brand",
  form: brandForm,
  list: brandList,
  lookup: {
    shows: { manufacturer: idSchema().optional() },
    summary: "Find brands by name; by `ids` also their manufacturers",
  },
  computed: {
    /** The name of `manufacturer`, which is a company's id. */
    manufacturerName: string().defined(),
    /** Active products of the brand. */
    products: number().integer().defined(),
  },
  allow: { read: "catalogue.read", write: "catalogue.write" },
  scope: "all",
  affects: ["/oms/product"],
});
export const brandEndpoints = brand.endpoints;

/** What a brand's form holds, and what a create or an update sends. */
export type BrandValues = ValuesOf<typeof brandForm>;
export type Brand = ReplyOf<typeof brandEndpoints.get>;
