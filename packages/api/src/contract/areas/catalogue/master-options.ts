import { defineForm, text } from "@o2r/forms";
import { string } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { done, idParams, idSchema, shape } from "../../core/schemas.ts";

/** The value of an option from its name: in capitals, spaces turned into underscores (specification §3). */
export const optionValue = (name: string): string => name.trim().toUpperCase().replaceAll(/\s/g, "_");

/** What a new option is called. Its value follows from the name. */
export const masterOptionForm = defineForm({
  id: "masterOption",
  version: 1,
  fields: { name: text({ label: "Name", required: true, maxLength: 50 }) },
});

/** Categories whose options are main options; the options of every other one are list options of its field. */
export const mainCategories: readonly string[] = ["WEIGHT_TYPE", "PACK_TYPE"];

/** Adding to the master option lists from beside a select (specification §4). */
export const masterOptionEndpoints = {
  field: endpoint({
    method: "GET",
    path: "/oms/master/field",
    summary: "The field that a category's options belong to; null while it has none",
    query: shape({ category: string().max(50).required() }),
    reply: shape({ id: idSchema(), category: string().defined() }).nullable().defined(),
    allow: "masterOption.write",
    scope: "all",
    limit: "read",
  }),
  addMain: endpoint({
    method: "POST",
    path: "/oms/master/common",
    summary: "Add a main option: a new entry of a category",
    body: shape({
      category: string().trim().max(50).required(),
      name: string().trim().max(50).required(),
      value: string().max(50).required(),
    }),
    reply: done,
    allow: "masterOption.write",
    scope: "all",
    write: { audit: "master-option.created", idempotency: "optional" },
  }),
  addList: endpoint({
    method: "PUT",
    path: "/oms/master/common/:id",
    summary: "Add a list option: a new value of the field that `id` names",
    params: idParams,
    body: shape({ label: string().trim().max(50).required(), value: string().max(50).required() }),
    reply: done,
    allow: "masterOption.write",
    scope: "all",
    write: { audit: "master-option.created", idempotency: "optional" },
  }),
};
