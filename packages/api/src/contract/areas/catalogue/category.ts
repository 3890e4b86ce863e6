import { number } from "yup";
import { defineForm, image, section, text, textarea, type ValuesOf } from "@o2r/forms";
import type { ReplyOf } from "../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../core/flags.ts";
import type { ListDeclaration } from "../../core/list.ts";
import { thing } from "../../core/thing.ts";

/** A category, created and edited (specification §3 and §5, Category). */
export const categoryForm = defineForm({
  id: "category",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true, maxLength: 50, width: "half" }),
    code: text({
      label: "Code",
      required: true,
      maxLength: 24,
      width: "half",
      help: "Short and unique, as other systems know it.",
    }),
    description: textarea({ label: "Description", required: true, maxLength: 500, rows: 3 }),
    image: image({ label: "Image", required: true, maxMB: 10 }),
  },
  sections: [section("category", "Details", ["name", "code", "description", "image"])],
});

/** The category list (domain.md §8, /category). */
export const categoryList = {
  columns: [
    { field: "name", label: "Category", kind: "text", sort: true, shown: true },
    { field: "code", label: "Code", kind: "code", sort: true, shown: true, width: 144 },
    { field: "subCategories", label: "Sub-categories", kind: "number", sort: true, shown: true, width: 144 },
    { field: "products", label: "Products", kind: "number", sort: true, shown: true, width: 112 },
    { field: "position", label: "Position", kind: "number", sort: true, shown: true, roomy: true, width: 96 },
    { field: "description", label: "Description", kind: "text", shown: false },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: true, width: 144 },
  ],
  filters: [activeFilter],
  search: { name: "name", code: "code" },
  defaultSort: "name",
} as const satisfies ListDeclaration;

export const category = thing({
  name: { one: "category", many: "categories" },
  path: "/oms/category",
  form: categoryForm,
  list: categoryList,
  lookup: true,
  computed: {
    /** Active ones. */
    subCategories: number().integer().defined(),
    /** Active products of its sub-categories. */
    products: number().integer().defined(),
    /** Its place in the order in which selects offer categories, counted from 1. */
    position: number().integer().defined(),
  },
  allow: { read: "catalogue.read", write: "catalogue.write" },
  scope: "all",
  affects: ["/oms/sub-category", "/oms/product"],
});
export const categoryEndpoints = category.endpoints;

/** What a category's form holds, and what a create or an update sends. */
export type CategoryValues = ValuesOf<typeof categoryForm>;
export type Category = ReplyOf<typeof categoryEndpoints.get>;
