import { number, string } from "yup";
import { defineForm, lookup, multiLookup, section, select, text, textarea, type ValuesOf } from "@o2r/forms";
import { stateNames } from "@o2r/forms/ready";
import type { ReplyOf } from "../../core/endpoint.ts";
import { importedColumns } from "../../core/file-fields.ts";
import { activeColumn, activeFilter } from "../../core/flags.ts";
import type { Column, ListDeclaration } from "../../core/list.ts";
import { thing } from "../../core/thing.ts";
import { importable } from "../../core/thing/importable.ts";

const states = stateNames.map((name) => ({ value: name, label: name }));

/** A pincode: where it is, and which hubs deliver there (domain.md §12, Serviceability). */
export const pincodeForm = defineForm({
  id: "pincode",
  version: 1,
  fields: {
    pincode: text({
      label: "Pincode",
      required: true,
      digits: true,
      checks: ["pincode"],
      readOnly: { fact: "mode", in: ["edit"] },
      width: "third",
      messages: { readOnly: "A place is known by it" },
    }),
    city: text({ label: "City", required: true, maxLength: 50, width: "third" }),
    state: select({ label: "State", required: true, options: states, width: "third" }),
    localities: textarea({
      label: "Localities",
      maxLength: 1000,
      rows: 2,
      help: "What its post offices are named after, with commas between them.",
    }),
    hubId: lookup({
      label: "First hub",
      source: "warehouse",
      width: "half",
      help: "Delivers there. Empty where nobody does.",
    }),
    standIns: multiLookup({
      label: "Stand in",
      source: "warehouse",
      maxItems: 5,
      width: "half",
      help: "In this order, when the first cannot.",
    }),
  },
  sections: [
    section("place", "Place", ["pincode", "city", "state", "localities"]),
    section("hubs", "Served by", ["hubId", "standIns"]),
  ],
});

const columns = [
  { field: "pincode", label: "Pincode", kind: "code", sort: true, shown: true, width: 104 },
  { field: "city", label: "City", kind: "text", sort: true, shown: true, width: 160 },
  { field: "state", label: "State", kind: "text", sort: true, shown: true, width: 160 },
  { field: "localities", label: "Localities", kind: "text", shown: true },
  { field: "hub", label: "First hub", kind: "text", sort: true, shown: true, shows: "hubId", width: 184 },
  { field: "standInNames", label: "Stand in", kind: "text", shown: true, shows: "standIns", width: 184 },
  activeColumn,
  { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
] as const satisfies readonly Column[];

export const pincodeList = {
  columns,
  imported: importedColumns(pincodeForm, columns),
  filters: [
    { kind: "flag", key: "served", label: "Delivery", yes: "Served", no: "Nobody delivers" },
    { kind: "lookup", key: "hub", label: "Hub", source: "/api/warehouse" },
    { kind: "oneOf", key: "state", label: "State", options: states },
    activeFilter,
  ],
  search: { pincode: "pincode", city: "city", localities: "locality" },
  defaultSort: "pincode",
} as const satisfies ListDeclaration;

export const pincodeThing = thing({
  name: { one: "pincode", many: "pincodes" },
  path: "/oms/pincode",
  form: pincodeForm,
  list: pincodeList,
  computed: {
    hub: string().nullable().defined(),
    /** Their names, in their order. */
    standInNames: string().nullable().defined(),
    /** In how many further districts it lies, which are as India Post has them. */
    otherAreas: number().integer().defined(),
  },
  allow: { read: "warehouse.write", write: "warehouse.write" },
  scope: "all",
  affects: ["/api/pincode", "/oms/warehouse"],
});

/** Pincodes from a file, with the hubs that serve them: made, or changed where they are known. */
export const pincodeImport = importable({
  name: { one: "pincode", many: "pincodes" },
  form: pincodeForm,
  key: ["pincode"],
  changes: true,
  list: pincodeList,
  called: { hubId: ["Hub", "Primary hub"], standIns: ["Fallbacks", "Fallback hubs"] },
  example: {
    pincode: "411099",
    city: "Pune",
    state: "Maharashtra",
    localities: "Wakad Gaon, Wakad Phata",
    hubId: "Pune Hub Wakad",
  },
  permission: "warehouse.write",
});

/** What a pincode's form holds, and what a create or an update sends. */
export type PincodeValues = ValuesOf<typeof pincodeForm>;
export type Pincode = ReplyOf<typeof pincodeThing.endpoints.get>;
