import { number, string } from "yup";
import { defineForm, lookup, money, number as numberField, section, select, text, type ValuesOf } from "@o2r/forms";
import type { ReplyOf } from "../../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../../core/flags.ts";
import { stateValues } from "../../../core/lifecycle/index.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { lookupEndpoint, lookupRow } from "../../../core/lookup.ts";
import { thing } from "../../../core/thing.ts";
import { retailerStates } from "../retailer/retailer-rows.ts";

/** What retailers have in common who have terms together. */
export const retailerGroupKinds = [
  { value: "TYPE", label: "Type" },
  { value: "TIER", label: "Tier" },
  { value: "STATUS", label: "Status" },
] as const;

/** Where retailers may order: by the words in which products say where they are sold. */
export const visibilities = [
  { value: "ALL", label: "Everywhere" },
  { value: "APP", label: "App only" },
  { value: "CALL_CENTERS", label: "Call centre only" },
  { value: "NONE", label: "Nowhere" },
] as const;
export type Visibility = (typeof visibilities)[number]["value"];

const statuses = stateValues(retailerStates).map(({ value, label }) => ({ value, label }));

const fixed = { readOnly: { fact: "mode", in: ["edit"] }, width: "half" } as const;
const ofKind = (...kinds: readonly ("TYPE" | "TIER" | "STATUS")[]) =>
  ({ visible: { field: "kind", in: kinds }, required: { field: "kind", in: kinds } }) as const;

/** What retailers may owe, for how long, and what they order at least: of their own, or of a group of theirs. */
export const termFields = {
  creditLimit: money({ label: "Credit limit", min: 0, max: 10_000_000, leadingZero: "allow", width: "half" }),
  creditDays: numberField({
    label: "Credit days",
    min: 0,
    max: 365,
    integer: true,
    leadingZero: "allow",
    unit: "days",
    width: "half",
  }),
  minOrder: money({ label: "Minimum order", min: 0, max: 10_000_000, leadingZero: "allow", width: "half" }),
} as const;

/** Retailers of a type, a tier or a status, with the terms that they have together (domain.md §8, /retailer-config). */
export const retailerGroupForm = defineForm({
  id: "retailer-group",
  version: 1,
  fields: {
    kind: select({ label: "Terms of a", required: true, options: retailerGroupKinds, ...fixed }),
    retailerType: select({
      label: "Retailer type",
      options: { source: "retailerType" },
      ...fixed,
      ...ofKind("TYPE"),
    }),
    status: select({ label: "Status", options: statuses, ...fixed, ...ofKind("STATUS") }),
    tier: text({ label: "Tier", maxLength: 50, width: "half", ...ofKind("TIER") }),
    tierId: lookup({
      label: "Tier of the type",
      source: "tier",
      visible: { field: "kind", in: ["TYPE"] },
      help: "Its terms hold where the type says nothing.",
      width: "half",
    }),
    visibility: select({ label: "May order", options: visibilities, width: "half", ...ofKind("TYPE", "STATUS") }),
    ...termFields,
  },
  sections: [
    section("group", "Who", ["kind", "retailerType", "status", "tier", "tierId", "visibility"]),
    section("terms", "Terms", ["creditLimit", "creditDays", "minOrder"], {
      description:
        "What is left empty is as the next has it: the retailer's own terms, their tier, their status, their type, the tier of the type, and last the settings of the platform.",
    }),
  ],
});
export type RetailerGroupValues = ValuesOf<typeof retailerGroupForm>;

export const retailerGroupList = {
  columns: [
    { field: "name", label: "Type, tier or status", kind: "text", sort: true, shown: true },
    {
      field: "kind",
      label: "Kind",
      kind: "badge",
      sort: true,
      shown: true,
      width: 112,
      values: retailerGroupKinds,
    },
    { field: "tierName", label: "Tier", kind: "text", shown: true, shows: "tierId", width: 112 },
    { field: "creditLimit", label: "Credit limit ₹", kind: "money", sort: true, shown: true, width: 128 },
    { field: "creditDays", label: "Days", kind: "number", sort: true, shown: true, width: 80 },
    { field: "minOrder", label: "Min order ₹", kind: "money", sort: true, shown: true, width: 112 },
    { field: "visibility", label: "May order", kind: "text", shown: true, width: 136, values: visibilities },
    { field: "retailers", label: "Retailers", kind: "number", sort: true, shown: true, width: 96 },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [
    { kind: "oneOf", key: "kind", label: "Kind", options: retailerGroupKinds },
    { kind: "oneOf", key: "visibility", label: "May order", options: visibilities },
    activeFilter,
  ],
  search: { name: "type, tier or status" },
  defaultSort: "kind",
} as const satisfies ListDeclaration;

export const retailerGroup = thing({
  name: { one: "retailer group", many: "retailer groups", key: "retailer-group" },
  path: "/oms/retailer-config",
  form: retailerGroupForm,
  list: retailerGroupList,
  computed: {
    /** What the type, the tier or the status is called. */
    name: string().defined(),
    /** The name of `tierId`. */
    tierName: string().nullable().defined(),
    /** How many are of it; of a tier, those who have it themselves and those of the types that name it. */
    retailers: number().integer().defined(),
  },
  allow: { read: "setting.manage", write: "setting.manage" },
  scope: "all",
  affects: ["/oms/retailer", "/api/tier"],
});
export const retailerGroupEndpoints = retailerGroup.endpoints;
export type RetailerGroup = ReplyOf<typeof retailerGroupEndpoints.get>;

/** The async dropdown of tiers, which types and retailers name. */
export const tierLookup = lookupEndpoint({
  name: "tier",
  summary: "Tiers of retailers by name",
  row: lookupRow(),
  allow: "retailer.read",
  scope: "all",
});
