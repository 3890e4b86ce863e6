import { afterAll, expect, it } from "vitest";
import { viewAsEndpoints as view } from "@o2r/api/contract/session";
import { reportRunEndpoints as runs, type ReportRun } from "@o2r/api/contract/insight";
import type { Client } from "../../test/client.ts";
import { startDemoService } from "../test/demo-service.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
afterAll(() => service.stop());

const managerId = async (): Promise<string> => {
  const found = service.db.selectFrom("app_user").select("id").where("username", "=", "hub_manager");
  return (await found.executeTakeFirstOrThrow()).id;
};
const exported = async (as: Client, path = "/oms/retailer/export"): Promise<string> => {
  const answer = await as.raw(path);
  expect(answer.status).toBe(200);
  return answer.text();
};
const reported = async (as: Client): Promise<ReportRun> => {
  const { payload } = await as.call(runs.ask, { body: { report: "stock", values: { format: "csv" } } });
  const read = async () => (await as.call(runs.get, { params: { id: payload.id } })).payload;
  await expect.poll(async () => (await read()).endedAt, { timeout: 60_000 }).not.toBeNull();
  return read();
};
const fileOf = (as: Client, { id }: ReportRun) => as.raw(`/oms/report-run/${id}/file`);
const runsOf = async (as: Client): Promise<readonly string[]> => {
  const { payload } = await as.call(runs.list, { query: { size: 100, q: "", sort: "-askedAt", cursor: null } });
  return payload.content.map(({ id }) => id);
};

it("a file of a list has, for who looks on, the rows and the columns of the one as whom they see it", async () => {
  const viewer = await service.signIn("super_admin");
  const manager = await service.signIn("hub_manager");
  const id = await managerId();
  const [all, own] = [await exported(viewer), await exported(manager)];
  expect(own.split("\n").length).toBeGreaterThan(2);
  expect(all.split("\n").length).toBeGreaterThan(own.split("\n").length);

  await viewer.call(view.start, { body: { userId: id } });
  expect(await exported(viewer)).toBe(own);
  // Nor by its id one that is not theirs.
  const foreign = await service.db
    .selectFrom("retailer")
    .select("id")
    .where("hub_id", "not in", (eb) => eb.selectFrom("user_warehouse").select("warehouse_id").where("user_id", "=", id))
    .executeTakeFirstOrThrow();
  expect((await exported(viewer, `/oms/retailer/export?ids=${foreign.id}`)).trim().split("\n")).toHaveLength(1);
  expect((await viewer.raw("/oms/user/export")).status).toBe(403);

  await viewer.call(view.start, { body: { userType: "HUB_MANAGER" } });
  expect((await exported(viewer)).trim().split("\n")).toHaveLength(1);
});

it("a report that was made in the background is fetched as by the one seen: theirs, and none of who looks on", async () => {
  const viewer = await service.signIn("super_admin");
  const manager = await service.signIn("hub_manager");
  const [whole, theirs] = [await reported(viewer), await reported(manager)];
  expect(whole.rows ?? 0).toBeGreaterThan(theirs.rows ?? 0);
  expect((await fileOf(viewer, whole)).status).toBe(200);
  const id = await managerId();

  for (const body of [{ userId: id }, { userType: "HUB_MANAGER" as const }]) {
    expect((await viewer.call(view.start, { body })).status).toBe(200);
    expect(await runsOf(viewer)).toEqual("userId" in body ? await runsOf(manager) : []);
    expect((await viewer.call(runs.get, { params: { id: whole.id } })).status).toBe(404);
    expect((await fileOf(viewer, whole)).status).toBe(404);
    // The link of who looks on, opened by a browser that sends a cookie and no header, is no way around either.
    const cookie = `o2r_access=${viewer.token}`;
    const opened = await service.client(null).raw(`/oms/report-run/${whole.id}/file`, { headers: { cookie } });
    expect(opened.status).toBe(404);
    // Nothing is asked for in somebody's name, either.
    const asked = await viewer.call(runs.ask, { body: { report: "stock", values: { format: "csv" } } });
    const again = await viewer.call(runs.again, { params: { id: theirs.id } });
    for (const { status, errorMessage } of [asked, again])
      expect([status, errorMessage]).toEqual([
        403,
        "You see the console as Hub manager: nothing can be changed until you go back",
      ]);
  }
  await viewer.call(view.start, { body: { userId: id } });
  expect(await (await fileOf(viewer, theirs)).text()).toBe(await (await fileOf(manager, theirs)).text());

  await viewer.call(view.start, { body: { userType: "ADMIN" } });
  expect((await fileOf(viewer, whole)).status).toBe(403);
  await viewer.call(view.end);
  expect((await fileOf(viewer, whole)).status).toBe(200);
});
