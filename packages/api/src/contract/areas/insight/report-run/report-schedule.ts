import { defineForm, number as figure, select } from "@o2r/forms";
import { addDays } from "@o2r/forms/days";
import { number, string, type InferType } from "yup";
import { endpoint } from "../../../core/endpoint.ts";
import { admins } from "../../../core/holders.ts";
import { lifecycle, stateSchema } from "../../../core/lifecycle/index.ts";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { done, idParams, idSchema, instantSchema, jsonSchema, shape } from "../../../core/schemas.ts";
import { reportables, reportNames } from "./reportables.ts";

/** How often a report is made, and the days that it is about: those that have just ended. */
export const reportRhythms = [
  { value: "DAY", label: "Every day, of the day before" },
  { value: "WEEK", label: "Every Monday, of the week before" },
  { value: "MONTH", label: "On the first, of the month before" },
] as const;
export type ReportRhythm = (typeof reportRhythms)[number]["value"];

/** When a report is to be made again. */
export const reportScheduleForm = defineForm({
  id: "report-schedule",
  version: 1,
  fields: {
    every: select({ label: "How often", required: true, options: reportRhythms }),
    hour: figure({
      label: "At what hour (0 to 23)",
      required: true,
      integer: true,
      min: 0,
      leadingZero: "allow",
      max: 23,
      width: "half",
    }),
  },
});

/** The days that a report of this day is about, the first and the last. */
export const daysOfRhythm = (every: ReportRhythm, today: string): readonly [from: string, to: string] => {
  const last = addDays(today, -1);
  if (every === "DAY") return [last, last];
  if (every === "WEEK") return [addDays(today, -7), last];
  const ended = addDays(`${today.slice(0, 7)}-01`, -1);
  return [`${ended.slice(0, 7)}-01`, ended];
};

/** The first day from this one on at which a report of a rhythm is made. */
export const dayOfRhythm = (every: ReportRhythm, from: string): string => {
  let day = from;
  const isDay = (): boolean =>
    every === "DAY" || (every === "WEEK" ? new Date(day).getUTCDay() === 1 : day.endsWith("-01"));
  while (!isDay()) day = addDays(day, 1);
  return day;
};

const scheduleStates = {
  ACTIVE: { label: "Active", tone: "success" },
  PAUSED: { label: "Paused", tone: "warning" },
} as const;

/** A report that is made again and again. */
export const reportScheduleRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  report: string().defined(),
  params: string().defined(),
  every: string()
    .oneOf(reportRhythms.map(({ value }) => value))
    .defined(),
  hour: number().integer().defined(),
  ownerId: idSchema(),
  owner: string().defined(),
  /** The address that word of it is sent to; null where its owner has none. */
  mail: string().nullable().defined(),
  state: stateSchema(scheduleStates),
  /** Why it was paused, where nobody has done so. */
  reason: string().nullable().defined(),
  nextAt: instantSchema(),
});
export type ReportSchedule = InferType<typeof reportScheduleRow>;

const path = "/oms/report-schedule";
const allow = "report.run";
const scope = { all: admins, own: ["HUB_MANAGER", "CWH_MANAGER", "CC_SUPERVISOR"] } as const;

/** A schedule is at work, or paused. */
export const reportScheduleLife = lifecycle({
  entity: "report-schedule",
  name: { one: "schedule", many: "schedules" },
  path,
  row: reportScheduleRow,
  states: scheduleStates,
  first: "ACTIVE",
  read: allow,
  scope,
  steps: {
    pause: {
      from: ["ACTIVE"],
      to: "PAUSED",
      label: "Pause",
      done: "paused",
      means: "is not made until it goes on",
      undo: "resume",
      allow,
    },
    resume: {
      from: ["PAUSED"],
      to: "ACTIVE",
      label: "Go on",
      done: "set going",
      means: "is made again from its next day on",
      undo: "pause",
      allow,
    },
    stop: { by: "clock", from: ["ACTIVE"], to: "PAUSED" },
  },
});

export const reportScheduleList = {
  columns: [
    {
      field: "report",
      label: "Report",
      kind: "text",
      sort: true,
      shown: true,
      values: reportNames.map((value) => ({ value, label: reportables[value].title })),
    },
    { field: "params", label: "Asked for", kind: "text", shown: true },
    { field: "every", label: "How often", kind: "text", shown: true, width: 184, values: reportRhythms },
    { field: "nextAt", label: "Next", kind: "dateTime", sort: true, shown: true, width: 144 },
    { field: "owner", label: "By", kind: "text", shown: true, roomy: true, width: 144 },
    { field: "mail", label: "Mail to", kind: "text", shown: false, inFile: true, width: 184 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 104, values: reportScheduleLife.values },
    { field: "reason", label: "Why it is paused", kind: "text", shown: false },
  ],
  filters: [{ kind: "oneOf", key: "state", label: "Status", options: reportScheduleLife.values }],
  search: { owner: "who asked", params: "what is asked for" },
  defaultSort: "nextAt",
} as const satisfies ListDeclaration<Extract<keyof ReportSchedule, string>>;

/** Reports that are made again and again, of which their owner is sent word by mail. */
export const reportScheduleEndpoints = {
  list: listEndpoint({ list: reportScheduleList, many: "schedules", row: reportScheduleRow, path, allow, scope }),
  create: endpoint({
    method: "POST",
    path,
    summary: "Have a report that was asked for made again and again; by what the caller may at each time",
    body: shape({
      /** The report that was asked for; its days are left out. */
      run: idSchema(),
      /** What `report-schedule` holds. */
      values: jsonSchema(),
    }),
    reply: reportScheduleRow,
    allow,
    scope,
    write: { audit: "report-schedule.made", idempotency: "required", affects: [path] },
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${path}/:id`,
    summary: "End a schedule; the reports that it has asked for stay",
    params: idParams,
    reply: done,
    allow,
    scope,
    write: { audit: "report-schedule.removed", idempotency: "optional", affects: [path] },
  }),
  ...reportScheduleLife.endpoints,
};
