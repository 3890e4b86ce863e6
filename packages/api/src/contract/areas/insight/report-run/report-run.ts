import { boolean, number, string, type InferType } from "yup";
import { admins } from "../../../core/holders.ts";
import { endpoint } from "../../../core/endpoint.ts";
import { lifecycle, stateSchema } from "../../../core/lifecycle/index.ts";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { reportFormats } from "../../../core/report.ts";
import { done, idParams, idSchema, instantSchema, jsonSchema, shape } from "../../../core/schemas.ts";
import { reportables, reportNames } from "./reportables.ts";

const formats = reportFormats.map(({ value }) => value);
const count = () => number().integer().min(0);

export const reportRunStates = {
  ASKED: { label: "Waiting", tone: "neutral", is: "waiting for its turn" },
  RUNNING: { label: "Running", tone: "info", is: "being made" },
  DONE: { label: "Ready", tone: "success" },
  FAILED: { label: "Failed", tone: "danger", is: "one that failed" },
  CANCELLED: { label: "Cancelled", tone: "neutral" },
  EXPIRED: { label: "Expired", tone: "neutral" },
} as const;
export type ReportRunState = keyof typeof reportRunStates;

/** How many days a file is kept. */
export const reportKeptDays = 7;

/** A report that somebody asked for. */
export const reportRunRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  /** Its name; there may be no such report any more. */
  report: string().defined(),
  format: string().oneOf(formats).defined(),
  /** What was asked for, in words. */
  params: string().defined(),
  ownerId: idSchema(),
  owner: string().defined(),
  state: stateSchema(reportRunStates),
  /** Rows that stand in it so far. */
  rows: count().defined(),
  /** How many it will have, where that is known. */
  total: count().nullable().defined(),
  bytes: count().nullable().defined(),
  /** Why it failed. */
  reason: string().nullable().defined(),
  /** A schedule asked for it. */
  scheduled: boolean().defined(),
  askedAt: instantSchema(),
  endedAt: instantSchema().nullable(),
  /** Until when its file is kept. */
  expiresAt: instantSchema().nullable(),
});
export type ReportRun = InferType<typeof reportRunRow>;

const path = "/oms/report-run";
const allow = "report.run";
/** Admins see what others have asked for; the file is its owner's. */
const scope = { all: admins, own: ["HUB_MANAGER", "CWH_MANAGER", "CC_SUPERVISOR"] } as const;

/** How a report comes to be a file: asked for, made by a job, kept for some days. */
export const reportRunLife = lifecycle({
  entity: "report-run",
  name: { one: "report", many: "reports" },
  path,
  row: reportRunRow,
  states: reportRunStates,
  first: "ASKED",
  read: allow,
  scope,
  steps: {
    cancel: {
      from: ["ASKED", "RUNNING"],
      to: "CANCELLED",
      label: "Cancel",
      done: "cancelled",
      means: "is not made, and what was made of it is thrown away",
      danger: true,
      final: "It can be asked for again",
      allow,
      late: "This report has ended already",
    },
    begin: { by: "clock", from: ["ASKED"], to: "RUNNING" },
    finish: { by: "clock", from: ["RUNNING"], to: "DONE" },
    fail: { by: "clock", from: ["ASKED", "RUNNING"], to: "FAILED" },
    expire: { by: "clock", from: ["DONE"], to: "EXPIRED" },
  },
});

export const reportRunList = {
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
    { field: "format", label: "Format", kind: "text", shown: true, width: 72, values: reportFormats },
    { field: "owner", label: "By", kind: "text", shown: true, width: 116 },
    { field: "askedAt", label: "Requested", kind: "dateTime", sort: true, shown: true, width: 104 },
    { field: "rows", label: "Rows", kind: "number", shown: true, width: 72 },
    { field: "bytes", label: "Size", kind: "number", shown: true, width: 72 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 112, values: reportRunLife.values },
    { field: "expiresAt", label: "Expires", kind: "dateTime", shown: true, width: 104 },
    { field: "reason", label: "Why it failed", kind: "text", shown: false },
  ],
  filters: [
    {
      kind: "oneOf",
      key: "report",
      label: "Report",
      options: reportNames.map((value) => ({ value, label: reportables[value].title })),
    },
    { kind: "oneOf", key: "state", label: "Status", options: reportRunLife.values },
    { kind: "flag", key: "mine", label: "Asked by", yes: "Mine", no: "Others" },
  ],
  search: { owner: "who asked", params: "what was asked for" },
  defaultSort: "-askedAt",
} as const satisfies ListDeclaration<Extract<keyof ReportRun, string>>;

const one = { params: idParams, allow, scope } as const;

/** Reports as files, made by a job. */
export const reportRunEndpoints = {
  list: listEndpoint({ list: reportRunList, many: "reports asked for", row: reportRunRow, path, allow, scope }),
  get: endpoint({
    method: "GET",
    path: `${path}/:id`,
    summary: "How far a report has come",
    ...one,
    reply: reportRunRow,
    limit: "read",
  }),
  ask: endpoint({
    method: "POST",
    path,
    summary: "Ask for a report; it is made by what the caller may and reaches at the moment when it is made",
    body: shape({
      report: string().oneOf(reportNames, "There is no such report").defined(),
      /** What the report's form holds. */
      values: jsonSchema(),
    }),
    reply: reportRunRow,
    allow,
    scope,
    write: { audit: "report-run.asked", idempotency: "required", affects: [path] },
  }),
  again: endpoint({
    method: "POST",
    path: `${path}/:id/again`,
    summary: "Ask for the same report once more; for the caller",
    ...one,
    reply: reportRunRow,
    write: { audit: "report-run.asked", idempotency: "required", affects: [path] },
  }),
  file: endpoint({
    method: "GET",
    path: `${path}/:id/file`,
    summary: "The file of a report that is ready, for whoever asked for it",
    ...one,
    reply: string().defined(),
    limit: "export",
    raw: true,
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${path}/:id`,
    summary: "Delete a report that has ended, with its file",
    ...one,
    reply: done,
    write: { audit: "report-run.removed", idempotency: "optional", affects: [path] },
  }),
  ...reportRunLife.endpoints,
};
