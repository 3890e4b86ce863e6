import { number, string } from "yup";
import { defineForm, section, text, type ValuesOf } from "@o2r/forms";
import type { ReplyOf } from "../../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../../core/flags.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { thing } from "../../../core/thing.ts";

/** A region: the beats, and by them the retailers, that an onboarding manager has charge of. */
export const regionForm = defineForm({
  id: "region",
  version: 1,
  fields: { name: text({ label: "Name", required: true, maxLength: 50 }) },
  sections: [section("region", "Details", ["name"])],
});

export const regionList = {
  columns: [
    { field: "name", label: "Region", kind: "text", sort: true, shown: true },
    { field: "managers", label: "Onboarding managers", kind: "text", shown: true, width: 240 },
    { field: "beats", label: "Beats", kind: "number", sort: true, shown: true, width: 88 },
    { field: "retailers", label: "Retailers", kind: "number", sort: true, shown: true, width: 104 },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [activeFilter],
  search: { name: "region" },
  defaultSort: "name",
} as const satisfies ListDeclaration;

export const region = thing({
  name: { one: "region", many: "regions" },
  path: "/oms/region",
  form: regionForm,
  list: regionList,
  computed: {
    /** Who has charge of it, by name. */
    managers: string().nullable().defined(),
    /** Active ones. */
    beats: number().integer().defined(),
    retailers: number().integer().defined(),
  },
  allow: { read: "beat.manage", write: "beat.manage" },
  scope: "all",
  affects: ["/api/region", "/oms/beat", "/oms/user"],
});
export const regionEndpoints = region.endpoints;

/** What a region's form holds, and what a create or an update sends. */
export type RegionValues = ValuesOf<typeof regionForm>;
export type Region = ReplyOf<typeof regionEndpoints.get>;
