import { number, string } from "yup";
import { defineForm, lookup, multiSelect, section, text, type ValuesOf } from "@o2r/forms";
import type { ReplyOf } from "../../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../../core/flags.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { thing } from "../../../core/thing.ts";
import { weekdays } from "../../../core/calendar/weekdays.ts";

/** A beat: the route of shops that a hub delivers to on set days of the week (domain.md §1). */
export const beatForm = defineForm({
  id: "beat",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true, maxLength: 50 }),
    hubId: lookup({ label: "Hub", source: "warehouse", required: true, width: "half" }),
    regionId: lookup({
      label: "Region",
      source: "region",
      required: true,
      width: "half",
      help: "Its onboarding managers have charge of the shops.",
    }),
    weekdays: multiSelect({
      label: "Served on",
      required: true,
      options: weekdays,
      maxItems: 7,
      help: "Orders of its shops are delivered on these days.",
    }),
  },
  sections: [section("beat", "Details", ["name", "hubId", "regionId"]), section("days", "Days", ["weekdays"])],
});

export const beatList = {
  columns: [
    { field: "name", label: "Beat", kind: "text", sort: true, shown: true },
    { field: "hub", label: "Hub", kind: "text", sort: true, shown: true, shows: "hubId", width: 200 },
    { field: "region", label: "Region", kind: "text", sort: true, shown: true, shows: "regionId", width: 144 },
    { field: "days", label: "Served on", kind: "text", shown: true, shows: "weekdays", width: 136 },
    { field: "agents", label: "Field sales", kind: "text", shown: false, width: 160 },
    { field: "retailers", label: "Retailers", kind: "number", sort: true, shown: true, width: 104 },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [
    { kind: "lookup", key: "hub", label: "Hub", source: "/api/warehouse" },
    { kind: "lookup", key: "region", label: "Region", source: "/api/region" },
    {
      kind: "oneOf",
      key: "day",
      label: "Served on",
      options: weekdays.map(({ value, label }) => ({ value: String(value), label })),
    },
    activeFilter,
  ],
  search: { name: "beat" },
  defaultSort: "name",
} as const satisfies ListDeclaration;

export const beat = thing({
  name: { one: "beat", many: "beats" },
  path: "/oms/beat",
  form: beatForm,
  list: beatList,
  computed: {
    hub: string().defined(),
    region: string().defined(),
    /** Its days in words: `Mon – Sat`. */
    days: string().defined(),
    /** Who sells on it, by name. */
    agents: string().nullable().defined(),
    retailers: number().integer().defined(),
  },
  allow: { read: "beat.manage", write: "beat.manage" },
  scope: "all",
  affects: ["/api/beat", "/oms/region", "/oms/retailer", "/oms/user"],
});
export const beatEndpoints = beat.endpoints;

/** What a beat's form holds, and what a create or an update sends. */
export type BeatValues = ValuesOf<typeof beatForm>;
export type Beat = ReplyOf<typeof beatEndpoints.get>;
