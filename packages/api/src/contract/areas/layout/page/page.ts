import { number, string } from "yup";
import type { ValuesOf } from "@o2r/forms";
import type { ReplyOf } from "../../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../../core/flags.ts";
import { stateSchema, stateValues } from "../../../core/lifecycle/index.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { thing } from "../../../core/thing.ts";
import { deviceTypes, layoutApps, operatingSystems, pageTypes } from "../layout-options.ts";
import { pageForm } from "./page-form.ts";

/** What a page goes through. A draft was never published; the others are shown by the apps. */
export const pageStates = {
  DRAFT: { label: "Draft", tone: "warning", is: "a draft" },
  PUBLISHED: { label: "Published", tone: "success" },
  ROLLED_BACK: { label: "Rolled back", tone: "info" },
} as const;

/** The pages of the apps (domain.md §8, /layout-page). */
export const pageList = {
  columns: [
    { field: "name", label: "Page", kind: "text", sort: true, shown: true },
    { field: "app", label: "App", kind: "badge", sort: true, shown: true, width: 88, values: layoutApps },
    { field: "deviceType", label: "Device", kind: "badge", sort: true, shown: true, width: 104, values: deviceTypes },
    { field: "os", label: "System", kind: "badge", shown: true, width: 104, values: operatingSystems },
    { field: "pageType", label: "Type", kind: "badge", sort: true, shown: true, width: 104, values: pageTypes },
    { field: "rails", label: "Rails", kind: "number", sort: true, shown: true, width: 80 },
    { field: "state", label: "State", kind: "badge", shown: true, width: 120, values: stateValues(pageStates) },
    { field: "liveVersion", label: "Live", kind: "number", shown: true, width: 72 },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: true, width: 144 },
  ],
  filters: [
    { kind: "oneOf", key: "app", label: "App", options: layoutApps },
    { kind: "oneOf", key: "deviceType", label: "Device", options: deviceTypes },
    { kind: "oneOf", key: "state", label: "State", options: stateValues(pageStates) },
    activeFilter,
  ],
  search: { name: "name" },
  defaultSort: "name",
} as const satisfies ListDeclaration;

export const page = thing({
  name: { one: "page", many: "pages" },
  path: "/oms/layout/page",
  form: pageForm,
  list: pageList,
  lookup: {
    shows: { app: string().defined(), deviceType: string().defined(), os: string().defined() },
    summary: "Pages of the apps by name",
  },
  computed: {
    state: stateSchema(pageStates),
    /** Grows with each change of its rails. */
    draftRev: number().integer().defined(),
    /** The published version that the apps are shown; null while there is none. */
    liveVersion: number().integer().nullable().defined(),
    /** Rails of the draft. */
    rails: number().integer().defined(),
  },
  allow: { read: "layout.read", write: "layout.write" },
  scope: "all",
});
export const pageEndpoints = page.endpoints;

/** What a page's form holds, and what a create or an update sends. */
export type PageValues = ValuesOf<typeof pageForm>;
export type Page = ReplyOf<typeof pageEndpoints.get>;
export type PageState = keyof typeof pageStates;
