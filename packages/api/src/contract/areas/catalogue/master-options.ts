import { defineForm, text } from "@o2r/forms";
import { array, boolean, number, string, type InferType } from "yup";
import { endpoint, formBody } from "../../core/endpoint.ts";
import { done, idParams, idSchema, listOf, shape } from "../../core/schemas.ts";

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

/** An option of a list as it is configured, in use or not. */
const configuredOption = shape({
  id: idSchema(),
  version: number().integer().defined(),
  active: boolean().defined(),
  label: string().defined(),
  value: string().defined(),
  /** Rows that name it; null where nothing is known to. */
  uses: number().integer().nullable().defined(),
});
export type ConfiguredOption = InferType<typeof configuredOption>;

/** The whole list of a category, in order. */
const configuredList = shape({
  id: idSchema(),
  version: number().integer().defined(),
  category: string().defined(),
  options: listOf(configuredOption),
});
export type ConfiguredList = InferType<typeof configuredList>;

/** What a change of an option makes old: the lists, and what selects offer. */
const changed = { idempotency: "required", ifMatch: true, affects: ["/oms/master"] } as const;

/** The master option lists as they are configured, and adding to them from beside a select (specification §4). */
export const masterOptionEndpoints = {
  lists: endpoint({
    method: "GET",
    path: "/oms/master/list",
    summary: "Every master list with its options, in order, those that are switched off included",
    reply: listOf(configuredList),
    allow: "masterOption.write",
    scope: "all",
    limit: "read",
  }),
  rename: endpoint({
    method: "PUT",
    path: "/oms/master/option/:id",
    summary: "Call an option otherwise; its value stays, and so does what names it",
    params: idParams,
    body: formBody(masterOptionForm),
    reply: done,
    allow: "masterOption.write",
    scope: "all",
    write: { audit: "master-option.updated", ...changed },
  }),
  setActive: endpoint({
    method: "POST",
    path: "/oms/master/option/:id/active",
    summary: "Offer an option again, or no longer; what names it stays good",
    params: idParams,
    body: shape({ active: boolean().required() }),
    reply: done,
    allow: "masterOption.write",
    scope: "all",
    write: { audit: "master-option.activated", ...changed },
  }),
  reorder: endpoint({
    method: "PUT",
    path: "/oms/master/list/:id/order",
    summary: "Put the options of a list into another order; all of them, by id",
    params: idParams,
    body: shape({ options: array().of(idSchema()).max(1000).required() }),
    reply: done,
    allow: "masterOption.write",
    scope: "all",
    write: { audit: "master-list.updated", ...changed },
  }),
  field: endpoint({
    method: "GET",
    path: "/oms/master/field",
    summary: "See the field that a category's options belong to; null while it has none",
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
    summary: "Add a list option, a new value of a field; `id` names the field",
    params: idParams,
    body: shape({ label: string().trim().max(50).required(), value: string().max(50).required() }),
    reply: done,
    allow: "masterOption.write",
    scope: "all",
    write: { audit: "master-option.created", idempotency: "optional" },
  }),
};
