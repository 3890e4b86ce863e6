import { array, number, string, type InferType } from "yup";
import type { ValuesOf } from "@o2r/forms";
import { endpoint, type ReplyOf } from "../../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../../core/flags.ts";
import { lifecycle, stateSchema } from "../../../core/lifecycle/index.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idParams, idSchema, instantSchema, listOf, shape, textOrNull } from "../../../core/schemas.ts";
import { thing } from "../../../core/thing.ts";
import { layoutBounds } from "../layout-bounds.ts";
import { deviceTypes, layoutApps, operatingSystems, pageTypes } from "../layout-options.ts";
import { pageBody, place, targetFact } from "./page-body.ts";
import { pageForm } from "./page-form.ts";

/** What a page goes through. A draft was never published; the others are shown by the apps. */
export const pageStates = {
  DRAFT: { label: "Draft", tone: "warning", is: "a draft" },
  PUBLISHED: { label: "Published", tone: "success" },
  ROLLED_BACK: { label: "Rolled back", tone: "info" },
} as const;

const note = () => string().max(200, "A note has at most 200 characters").optional();

/** The life of a page: published, and brought back to what it was (domain.md §5, app config). */
export const pageLife = lifecycle({
  entity: "page",
  name: { one: "page", many: "pages" },
  path: "/oms/layout/page",
  row: shape({
    id: idSchema(),
    version: number().integer().defined(),
    name: string().defined(),
    state: stateSchema(pageStates),
    draftRev: number().integer().defined(),
    liveVersion: number().integer().nullable().defined(),
  }),
  states: pageStates,
  first: "DRAFT",
  read: "layout.read",
  scope: "all",
  steps: {
    publish: {
      from: ["DRAFT", "PUBLISHED", "ROLLED_BACK"],
      to: "PUBLISHED",
      label: "Publish",
      done: "published",
      means: "will be shown to the shops as it is composed now",
      undo: { step: "rollBack", sends: { to: "liveVersion" }, otherState: true },
      allow: "layout.write",
      body: shape({ note: note() }),
      guard: "empty",
      single: true,
    },
    rollBack: {
      from: ["PUBLISHED", "ROLLED_BACK"],
      to: "ROLLED_BACK",
      label: "Roll back",
      done: "rolled back",
      means: "will be shown to the shops as it was in an earlier version",
      undo: { step: "rollBack", sends: { to: "liveVersion" }, otherState: true },
      allow: "layout.write",
      /** The version that comes back, as a new one. */
      body: shape({ to: number().integer().min(1).required(), note: note() }),
      single: true,
    },
  },
});
export type LivePage = ReplyOf<typeof pageLife.endpoints.publish>;

/** The pages of the apps (domain.md §8, /layout-page). */
export const pageList = {
  columns: [
    { field: "name", label: "Page", kind: "text", sort: true, shown: true },
    { field: "app", label: "App", kind: "badge", sort: true, shown: true, width: 80, values: layoutApps },
    { field: "deviceType", label: "Device", kind: "badge", sort: true, shown: true, width: 88, values: deviceTypes },
    { field: "os", label: "System", kind: "badge", shown: true, width: 96, values: operatingSystems },
    { field: "pageType", label: "Type", kind: "badge", sort: true, shown: true, width: 96, values: pageTypes },
    { field: "rails", label: "Rails", kind: "number", sort: true, shown: true, width: 80 },
    { field: "configs", label: "App configs", kind: "number", sort: true, shown: true, roomy: true, width: 168 },
    { field: "state", label: "State", kind: "badge", shown: true, width: 120, values: pageLife.values },
    { field: "liveVersion", label: "Live", kind: "number", shown: true, width: 72 },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [
    { kind: "oneOf", key: "app", label: "App", options: layoutApps },
    { kind: "oneOf", key: "deviceType", label: "Device", options: deviceTypes },
    { kind: "lookup", key: "rail", label: "Rail", source: "/api/rail" },
    { kind: "oneOf", key: "state", label: "State", options: pageLife.values },
    activeFilter,
  ],
  search: { name: "name" },
  defaultSort: "name",
} as const satisfies ListDeclaration;

const page = thing({
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
    /** How many app configurations begin with it, or are published so. */
    configs: number().integer().defined(),
    /** The first of them by name. */
    usedIn: string().nullable().defined(),
  },
  allow: { read: "layout.read", write: "layout.write" },
  scope: "all",
});

/** What one did to a place that another had changed or taken away meanwhile; see `mergePlaces`. */
const placeConflict = shape({
  id: idSchema(),
  railId: idSchema(),
  kind: string().oneOf(["both", "removed"]).defined(),
  fields: array().of(string().defined()).defined(),
});

/** A page as it is composed, with what of it is published. */
export const pageDraft = shape({
  page: page.row,
  body: pageBody,
  live: pageBody.nullable().defined(),
  /** Of a save: where somebody else had their way. */
  conflicts: listOf(placeConflict),
});
export type PageDraft = InferType<typeof pageDraft>;

/** A published version, without what it shows. */
export const pageVersion = shape({
  n: number().integer().defined(),
  note: textOrNull(),
  publishedAt: instantSchema(),
  publishedBy: textOrNull(),
  restoredFrom: number().integer().nullable().defined(),
  rails: number().integer().defined(),
});
export type PageVersion = InferType<typeof pageVersion>;

const path = "/oms/layout/page";
const read = { allow: "layout.read", scope: "all", limit: "read" } as const;
const places = () =>
  array().of(place).max(layoutBounds.rails, `A page holds at most ${layoutBounds.rails} rails`).defined();

/** Of 200 rails each may be kept to hubs and an audience, and not each to as many as there could be. */
const mostValues = 5_000;

export const pageEndpoints = {
  ...page.endpoints,
  ...pageLife.endpoints,
  draft: endpoint({
    method: "GET",
    path: `${path}/:id/draft`,
    summary: "A page as it is composed, with what of it is published",
    params: idParams,
    reply: pageDraft,
    ...read,
  }),
  compose: endpoint({
    // Not a PUT: it replaces nothing, and so needs no version of what stands.
    method: "POST",
    path: `${path}/:id/draft`,
    summary: "Bring what somebody did to the rails of a page together with what stands",
    params: idParams,
    /** What the editor began with, and what it came to. */
    body: shape({ base: places(), places: places() }).meta({ mostValues }),
    reply: pageDraft,
    allow: "layout.write",
    scope: "all",
    limit: "write",
    write: { audit: "page.composed", idempotency: "required", affects: [path, "/oms/layout/rail"] },
  }),
  versions: endpoint({
    method: "GET",
    path: `${path}/:id/versions`,
    summary: "The published versions of a page, newest first",
    params: idParams,
    reply: listOf(pageVersion),
    ...read,
  }),
  version: endpoint({
    method: "GET",
    path: `${path}/:id/versions/:n`,
    summary: "What a page showed in one published version",
    params: shape({ id: idSchema(), n: number().integer().min(1).max(1_000_000).required() }),
    reply: pageBody,
    ...read,
  }),
  facts: endpoint({
    method: "GET",
    path: `${path}/:id/facts`,
    summary: "Names, prices and stock of what a page's contents show, for a retailer",
    params: idParams,
    query: shape({
      retailer: idSchema().optional(),
      /** A comma list of rails that it does not hold yet. */
      rails: string()
        .max(layoutBounds.rails * 37)
        .default(""),
      /** A published version to look back at. */
      version: number().integer().min(1).max(1_000_000).optional(),
    }),
    reply: shape({ hub: textOrNull(), hubName: textOrNull(), facts: listOf(targetFact) }),
    ...read,
  }),
};

/** What a page's form holds, and what a create or an update sends. */
export type PageValues = ValuesOf<typeof pageForm>;
export type Page = ReplyOf<typeof pageEndpoints.get>;

export type PageState = keyof typeof pageStates;
export type PageFacts = ReplyOf<typeof pageEndpoints.facts>;
