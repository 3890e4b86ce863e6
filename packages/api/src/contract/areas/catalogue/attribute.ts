import { number } from "yup";
import { defineForm, section, select, text, type ValuesOf } from "@o2r/forms";
import { endpoint, type ReplyOf } from "../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../core/flags.ts";
import type { ListDeclaration } from "../../core/list.ts";
import { done, idParams } from "../../core/schemas.ts";
import { thing } from "../../core/thing.ts";

/** What the values of an attribute are. */
export const dataTypes = [
  { value: "TEXT", label: "Text" },
  { value: "NUMBER", label: "Number" },
  { value: "BOOLEAN", label: "Yes or no" },
  { value: "DATE", label: "Date" },
  { value: "LIST", label: "List" },
] as const;

/** An attribute that rules and products speak of, created and edited (specification §3, Attribute). */
export const attributeForm = defineForm({
  id: "attribute",
  version: 1,
  fields: {
    attributeName: text({ label: "Name", required: true, maxLength: 50, width: "half" }),
    dataType: select({ label: "Data type", required: true, options: dataTypes, width: "half" }),
  },
  sections: [section("attribute", "Details", ["attributeName", "dataType"])],
});

/** The attribute list (domain.md §8, /attribute). */
export const attributeList = {
  columns: [
    { field: "attributeName", label: "Attribute", kind: "text", sort: true, shown: true },
    { field: "dataType", label: "Data type", kind: "badge", sort: true, shown: true, width: 144, values: dataTypes },
    { field: "products", label: "Products", kind: "number", sort: true, shown: true, width: 112 },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: true, width: 144 },
  ],
  filters: [{ kind: "oneOf", key: "dataType", label: "Data type", options: dataTypes }, activeFilter],
  search: { attributeName: "name" },
  defaultSort: "attributeName",
} as const satisfies ListDeclaration;

export const attribute = thing({
  name: { one: "attribute", many: "attributes" },
  path: "/oms/attribute",
  form: attributeForm,
  list: attributeList,
  lookup: true,
  computed: {
    /** Products that have a value of it, active or not: while there is one it keeps its data type, and is not deleted. */
    products: number().integer().defined(),
  },
  allow: { read: "catalogue.read", write: "catalogue.write" },
  scope: "all",
  affects: ["/oms/product"],
});
export const attributeEndpoints = {
  ...attribute.endpoints,
  remove: endpoint({
    method: "DELETE",
    path: "/oms/attribute/:id",
    summary: "Delete an attribute that no product has a value of",
    params: idParams,
    reply: done,
    allow: "catalogue.write",
    scope: "all",
    limit: "write",
    write: {
      audit: "attribute.deleted",
      idempotency: "required",
      ifMatch: true,
      affects: ["/oms/attribute", "/api/attribute"],
    },
  }),
};

/** What an attribute's form holds, and what a create or an update sends. */
export type AttributeValues = ValuesOf<typeof attributeForm>;
export type Attribute = ReplyOf<typeof attributeEndpoints.get>;
