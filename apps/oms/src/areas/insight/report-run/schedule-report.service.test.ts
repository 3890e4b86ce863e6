import { afterAll, expect, it } from "vitest";
import {
  dayOfRhythm,
  daysOfRhythm,
  reportRunEndpoints as runs,
  reportScheduleEndpoints as schedules,
  type ReportSchedule,
} from "@o2r/api/contract/insight";
import { todayIn } from "@o2r/forms/server";
import type { Client } from "../../../test/client.ts";
import { startDemoService } from "../../test/demo-service.ts";
import { areas } from "../../index.ts";
import { writeRun } from "./ask-report.ts";
import { runSchedules } from "./run-schedules.ts";
import { nextTime } from "./schedule-report.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
const { db } = service;
const admin = await service.signIn("admin");
const manager = await service.signIn("hub_manager");
afterAll(() => service.stop());

const today = todayIn("Asia/Kolkata");
const make = async (as: Client, values: object = { every: "WEEK", hour: 7 }) => {
  const body = { report: "sales" as const, values: { dayFrom: today, dayTo: today, format: "csv" } };
  const { payload: run } = await as.call(runs.ask, { body });
  return as.call(schedules.create, { body: { run: run.id, values } });
};
const read = async (id: string): Promise<ReportSchedule> => {
  const query = { q: "", sort: "nextAt", size: 100, cursor: null } as const;
  const { payload } = await admin.call(schedules.list, { query });
  const found = payload.content.find((one) => one.id === id);
  if (found === undefined) throw new Error("It is not there");
  return found;
};
/** Lets its time come, and the job have its turn. */
const comeDue = async ({ id }: Pick<ReportSchedule, "id">): Promise<void> => {
  await db
    .updateTable("report_schedule")
    .set({ next_at: new Date(0) })
    .where("id", "=", id)
    .execute();
  await runSchedules(areas)(db, service.services, new Date());
};
const runsOf = ({ id }: Pick<ReportSchedule, "id">) =>
  db.selectFrom("report_run").selectAll().where("schedule_id", "=", id).execute();
/** Makes an account what it was not. */
const account = (username: string, state: "ACTIVE" | "BLOCKED") =>
  db
    .updateTable("app_user")
    .set(state === "ACTIVE" ? { state, blocked_at: null } : { state, blocked_at: new Date() })
    .where("username", "=", username)
    .execute();

it("one person has no more than twenty, however many are made at once", async () => {
  const owner = await service.signIn("super_admin");
  await db.deleteFrom("report_schedule").execute();
  const body = { report: "sales" as const, values: { dayFrom: today, dayTo: today, format: "csv" } };
  const { payload: run } = await owner.call(runs.ask, { body });
  const values = { every: "WEEK", hour: 7 };
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => owner.call(schedules.create, { body: { run: run.id, values } })),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refused.length).toBe(20);
  expect(new Set(refused.map(({ errorMessage }) => errorMessage))).toEqual(
    new Set(["You have 20 schedules already: end some of them first"]),
  );
});

it("each rhythm is about the days that have just ended, and is due on its next day at its hour", () => {
  expect(daysOfRhythm("DAY", "2026-03-01")).toEqual(["2026-02-28", "2026-02-28"]);
  expect(daysOfRhythm("WEEK", "2026-11-23")).toEqual(["2026-11-16", "2026-11-22"]);
  expect(daysOfRhythm("MONTH", "2026-03-01")).toEqual(["2026-02-01", "2026-02-28"]);
  expect(dayOfRhythm("WEEK", "2026-11-24")).toBe("2026-11-30");
  const at = (clock: string) => new Date(`2026-11-24T${clock}:00+05:30`);
  expect(nextTime("DAY", 7, at("06:59"))).toEqual(at("07:00"));
  expect(nextTime("DAY", 7, at("07:00"))).toEqual(new Date("2026-11-25T07:00:00+05:30"));
  expect(nextTime("MONTH", 0, at("07:00"))).toEqual(new Date("2026-12-01T00:00:00+05:30"));
});

it("a report of a schedule is asked for once when its time has come, and its owner gets a mail when it is ready", async () => {
  await db.updateTable("app_user").set({ email_id: "hub@example.com" }).where("username", "=", "hub_manager").execute();
  const { payload: made } = await make(manager);
  expect(made).toMatchObject({ every: "WEEK", hour: 7, state: "ACTIVE", mail: "hub@example.com" });
  await comeDue(made);
  await runSchedules(areas)(db, service.services, new Date());
  const [run, ...others] = await runsOf(made);
  expect([run?.scheduled, others]).toEqual([true, []]);
  const [from, to] = daysOfRhythm("WEEK", today);
  expect(run?.params).toMatchObject({ dayFrom: from, dayTo: to, format: "csv" });
  expect(new Date((await read(made.id)).nextAt).getTime()).toBeGreaterThan(Date.now());
  const mails = () =>
    db.selectFrom("message").select(["recipient", "body", "link"]).where("key", "=", `report ${run?.id}`).execute();
  await expect.poll(async () => (await mails()).length, { timeout: 15_000 }).toBe(1);
  const [mail] = await mails();
  expect(mail).toMatchObject({ recipient: "hub@example.com", link: "/reports/files" });
  expect(mail?.body).toContain("Sales register is ready");
});

it("a schedule whose owner is blocked is paused, says why, and goes on when somebody lets it", async () => {
  const { payload: made } = await make(manager);
  await account("hub_manager", "BLOCKED");
  await comeDue(made);
  expect(await runsOf(made)).toEqual([]);
  const paused = await read(made.id);
  expect(paused).toMatchObject({ state: "PAUSED", reason: "The account of whoever asked is blocked" });
  await account("hub_manager", "ACTIVE");
  const { payload: going } = await admin.call(schedules.resume, { params: { id: made.id }, version: paused.version });
  expect(going).toMatchObject({ state: "ACTIVE", reason: null });
});

it("whoever was blocked after their schedule asked gets no mail of what became of it", async () => {
  const { payload: made } = await make(manager);
  const { id: owner } = await db
    .selectFrom("app_user")
    .select("id")
    .where("username", "=", "hub_manager")
    .executeTakeFirstOrThrow();
  await account("hub_manager", "BLOCKED");
  const values = { dayFrom: today, dayTo: today, format: "csv" };
  const asking = { db, services: service.services, owner, report: "sales", values, now: new Date() } as const;
  const { id } = await writeRun({ ...asking, schedule: made.id });
  const state = async () => (await runsOf(made)).find((run) => run.id === id)?.state;
  await expect.poll(state, { timeout: 15_000 }).toBe("FAILED");
  expect(await db.selectFrom("message").select("recipient").where("key", "=", `report ${id}`).execute()).toEqual([]);
  await account("hub_manager", "ACTIVE");
});

it("a schedule is refused without a rhythm or an hour of the day, ends when it is removed, and is its owner's", async () => {
  const refused = await make(manager, { every: "HOUR", hour: 25 });
  expect(refused.errors.map(({ field }) => field)).toEqual(["every", "hour"]);
  const { payload: made } = await make(admin, { every: "DAY", hour: 0 });
  expect((await manager.call(schedules.remove, { params: { id: made.id } })).status).toBe(404);
  expect((await admin.call(schedules.remove, { params: { id: made.id } })).status).toBe(200);
});
