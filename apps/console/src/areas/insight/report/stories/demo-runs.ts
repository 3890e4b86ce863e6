import type { ReportRun, ReportSchedule } from "@o2r/api/contract/insight";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId, pageAt, rowId } from "../../../../stories/thing-service.ts";

/** Whoever looks at the screens of all stories. */
const me = "0199f5c4-01e1-7000-8000-066351460001";

const told = [
  { report: "sales", state: "RUNNING", rows: 42_000, total: 120_000 },
  { report: "stock", state: "ASKED" },
  { report: "receivables", state: "DONE", rows: 1204, bytes: 98_304, expiresAt: "2026-11-28T04:30:00.000Z" },
  { report: "orders", state: "FAILED", reason: "Whoever asked may no longer read this report" },
  { report: "hsn", state: "CANCELLED" },
  {
    report: "activity",
    state: "EXPIRED",
    rows: 310,
    bytes: 20_480,
    askedAt: "2026-11-09T05:30:00.000Z",
    expiresAt: "2026-11-16T05:30:00.000Z",
  },
  { report: "stock", state: "DONE", rows: 77, bytes: 2048, ownerId: demoId(12), owner: "Mohan Rao" },
] as const satisfies readonly Partial<ReportRun>[];

/** The `number`th report of a list that repeats these: one of each state, and one of somebody else. */
export const demoRun = (number: number): ReportRun => ({
  id: rowId(number),
  version: 2,
  format: "csv",
  params: "Day 01-11-2026 to 20-11-2026",
  ownerId: me,
  owner: "Asha Kulkarni",
  rows: 0,
  total: null,
  bytes: null,
  reason: null,
  scheduled: false,
  askedAt: "2026-11-21T04:30:00.000Z",
  endedAt: null,
  expiresAt: null,
  ...(told[number % told.length] ?? told[0]),
});

/** Two schedules: one at work, and one that was paused because its owner may no longer have it. */
const demoSchedule = (number: number): ReportSchedule => ({
  id: rowId(number),
  version: 1,
  report: number === 0 ? "orders" : "stock",
  params: "",
  every: number === 0 ? "WEEK" : "DAY",
  hour: 7,
  ownerId: me,
  owner: "Asha Kulkarni",
  mail: "asha@example.com",
  state: number === 0 ? "ACTIVE" : "PAUSED",
  reason: number === 0 ? null : "The account of whoever asked is blocked",
  nextAt: "2026-11-30T01:30:00.000Z",
});

/** Asked for in a story; it is ready before any list has shown it. */
const asked: ReportRun = { ...demoRun(0), id: rowId(told.length), state: "ASKED", total: null, rows: 0 };

/** The calls of reports as files, one in each state; what is being made stays as it is. */
export const runService = (): readonly RequestHandler[] => [
  http.get("/oms/report-run", ({ request }) => {
    const url = new URL(request.url);
    return ok(pageAt(url, url.searchParams.get("mine") === "true" ? 2 : told.length, demoRun));
  }),
  http.get("/oms/report-schedule", ({ request }) => ok(pageAt(new URL(request.url), 2, demoSchedule))),
  http.post("/oms/report-schedule", () => ok(demoSchedule(0))),
  http.get("/oms/report-run/:id", ({ params }) =>
    ok(
      params["id"] === asked.id
        ? { ...asked, state: "DONE" }
        : told.map((_, number) => demoRun(number)).find(({ id }) => id === params["id"]),
    ),
  ),
  http.post("/oms/report-run", () => ok(asked)),
  http.post("/oms/report-run/:id/again", () => ok(asked)),
];
