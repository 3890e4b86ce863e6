import { array, number, string } from "yup";
import { checkbox, date, defineForm, lookup, section, select, text, type ValuesOf } from "@o2r/forms";
import { stateNames } from "@o2r/forms/ready";
import { endpoint, type ReplyOf } from "../../core/endpoint.ts";
import { activeColumn, activeFilter, yesOrNo } from "../../core/flags.ts";
import type { ListDeclaration } from "../../core/list.ts";
import { done, idParams, idSchema, listOf, shape } from "../../core/schemas.ts";
import { thing } from "../../core/thing.ts";

/** Whom a holiday stops. */
export const holidayScopes = [
  { value: "ALL", label: "Everywhere" },
  { value: "STATE", label: "One state" },
  { value: "HUB", label: "One hub" },
] as const;

/** What does not happen on a holiday. */
export const holidayEffects = [
  { value: "BOTH", label: "Orders and deliveries" },
  { value: "DELIVERY", label: "Deliveries" },
  { value: "ORDER", label: "Orders" },
] as const;

const states = stateNames.map((name) => ({ value: name, label: name }));

/** The years that holidays are kept for: those of the dates that the form takes. */
export const holidayYears = { first: 2020, last: 2040 };
const years = Array.from({ length: holidayYears.last - holidayYears.first + 1 }, (_, at) => {
  const year = String(holidayYears.first + at);
  return { value: year, label: year };
});

/** A day without orders or deliveries, everywhere, in a state or at a hub (domain.md §8, /holidays). */
export const holidayForm = defineForm({
  id: "holiday",
  version: 1,
  fields: {
    day: date({
      label: "Date",
      required: true,
      min: { value: "2020-01-01" },
      max: { value: "2040-12-31" },
      width: "half",
    }),
    name: text({ label: "Name", required: true, maxLength: 50, width: "half" }),
    everyYear: checkbox({
      label: "On this date every year",
      help: "Such a holiday is copied to the next year. What goes by the moon has another date each year.",
    }),
    scope: select({ label: "Where", required: true, options: holidayScopes, width: "half" }),
    state: select({
      label: "State",
      options: states,
      visible: { field: "scope", in: ["STATE"] },
      required: { field: "scope", in: ["STATE"] },
      width: "half",
    }),
    hubId: lookup({
      label: "Hub",
      source: "warehouse",
      visible: { field: "scope", in: ["HUB"] },
      required: { field: "scope", in: ["HUB"] },
      width: "half",
    }),
    affects: select({ label: "Stops", required: true, options: holidayEffects, width: "half" }),
  },
  sections: [
    section("day", "Day", ["day", "name", "everyYear"]),
    section("reach", "What it stops", ["scope", "state", "hubId", "affects"]),
  ],
});

/** The holidays (domain.md §8, /holidays). */
export const holidayList = {
  columns: [
    { field: "day", label: "Date", kind: "date", sort: true, shown: true, width: 120 },
    { field: "name", label: "Holiday", kind: "text", sort: true, shown: true },
    { field: "place", label: "Where", kind: "text", sort: true, shown: true, shows: "scope", width: 208 },
    {
      field: "affects",
      label: "Stops",
      kind: "badge",
      sort: true,
      shown: true,
      width: 184,
      values: holidayEffects,
    },
    { field: "everyYear", label: "Every year", kind: "flag", shown: true, width: 104, values: yesOrNo },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [
    { kind: "oneOf", key: "year", label: "Year", options: years },
    { kind: "oneOf", key: "state", label: "State", options: states },
    { kind: "lookup", key: "hub", label: "Hub", source: "/api/warehouse" },
    { kind: "oneOf", key: "affects", label: "Stops", options: holidayEffects },
    activeFilter,
  ],
  search: { name: "name" },
  defaultSort: "-day",
} as const satisfies ListDeclaration;

const allow = { read: "holiday.manage", write: "holiday.manage" } as const;
/** Which orders are promised for a day that is none. */
const affects = ["/oms/order/on-holiday"] as const;

const holiday = thing({
  name: { one: "holiday", many: "holidays" },
  path: "/oms/holiday",
  form: holidayForm,
  list: holidayList,
  computed: {
    /** Where it holds, in words: `Everywhere`, a state, a hub. */
    place: string().defined(),
  },
  allow,
  scope: "all",
  affects,
});

const anyYear = () => number().integer().min(holidayYears.first).max(holidayYears.last);
export const yearSchema = () => anyYear().required();

/** The holidays of a year as a calendar shows them. */
export const holidaysOfYear = () =>
  listOf(
    shape({
      id: idSchema(),
      day: string().defined(),
      name: string().defined(),
      place: string().defined(),
      affects: string()
        .oneOf(holidayEffects.map(({ value }) => value))
        .defined(),
    }),
  );

export const holidayEndpoints = {
  // Before `get`, whose path `/oms/holiday/year` would be another's.
  year: endpoint({
    method: "GET",
    path: "/oms/holiday/year",
    summary: "The calendar of a year: its active holidays by day, of one hub those that stop it, with its weekly offs",
    /** This year where none is named. */
    query: shape({ year: anyYear().optional(), hub: idSchema().optional() }),
    reply: shape({
      holidays: holidaysOfYear(),
      /** 1 Monday … 7 Sunday; none where no hub is named. */
      weeklyOffs: array().of(number().integer().defined()).defined(),
    }),
    allow: allow.read,
    scope: "all",
    limit: "read",
  }),
  copy: endpoint({
    method: "POST",
    path: "/oms/holiday/copy",
    summary: "Copy into a year the holidays of the year before that are on the same date every year",
    body: shape({ year: yearSchema() }),
    reply: shape({
      copied: number().integer().defined(),
      /** Names of those that have another date each year, and are still missing in the year. */
      moving: array().of(string().defined()).defined(),
    }),
    allow: allow.write,
    scope: "all",
    limit: "write",
    write: { audit: "holiday.created", idempotency: "required", affects: ["/oms/holiday", ...affects] },
  }),
  ...holiday.endpoints,
  remove: endpoint({
    method: "DELETE",
    path: "/oms/holiday/:id",
    summary: "Delete a holiday whose day is still to come",
    params: idParams,
    reply: done,
    allow: allow.write,
    scope: "all",
    limit: "write",
    write: {
      audit: "holiday.deleted",
      idempotency: "required",
      ifMatch: true,
      affects: ["/oms/holiday", ...affects],
    },
  }),
};

/** What a holiday's form holds, and what a create or an update sends. */
export type HolidayValues = ValuesOf<typeof holidayForm>;
export type Holiday = ReplyOf<typeof holidayEndpoints.get>;
export type HolidayOfYear = ReplyOf<typeof holidayEndpoints.year>["holidays"][number];
