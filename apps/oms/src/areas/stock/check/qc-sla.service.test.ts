import { afterAll, describe, expect, it } from "vitest";
import { dueOfCheck, qcEndpoints as qc, type QcDetail } from "@o2r/api/contract/stock";
import { setSetting } from "../../test/set-setting.ts";
import { openQcScene } from "../test/qc-scene.ts";

const { service, superAdmin, hubManager, cwhManager, batch, begun, submit } = await openQcScene();
afterAll(() => service.stop());

const hour = 3_600_000;
/** How many hours a check has that begins, or is opened again, at an instant. */
const hoursOf = ({ dueAt }: QcDetail, since: string): number => (Date.parse(dueAt) - Date.parse(since)) / hour;
/** Lets the hours of a check be over since so many. */
const passHours = (id: string, hours: number) =>
  service.db
    .updateTable("qc")
    .set({ due_at: new Date(Date.now() - hours * hour) })
    .where("id", "=", id)
    .execute();
const read = async (id: string) => (await hubManager.call(qc.get, { params: { id } })).payload;
const list = async (query: object, as = hubManager) =>
  (await as.call(qc.list, { query: { q: "", sort: "sla", size: 100, cursor: null, ...query } })).payload;

describe("the SLA of a quality check", () => {
  it("is due after the hours of its warehouse, and keeps those that it began with", async () => {
    const row = batch();
    const first = await begun(row);
    expect([first.sla, hoursOf(first, first.createdAt)]).toEqual(["DUE", 24]);
    expect(first.dueAt).toBe(dueOfCheck(new Date(first.createdAt), 24).toISOString());
    await setSetting(superAdmin, "qcHours", "6", row.warehouseId);
    const second = await begun(row);
    expect(hoursOf(second, second.createdAt)).toBe(6);
    expect((await read(first.id)).dueAt).toBe(first.dueAt);
    await setSetting(superAdmin, "qcHours", "24", row.warehouseId);
  });

  it("is overdue when they are over; what ends later has breached it, what ends before has kept it", async () => {
    const [late, intime] = [await begun(batch()), await begun(batch())];
    await passHours(late.id, 1);
    expect((await read(late.id)).sla).toBe("OVERDUE");
    expect((await submit(late, { accepted: 10 })).payload.sla).toBe("BREACHED");
    expect((await submit(intime, { accepted: 10 })).payload.sla).toBe("KEPT");
  });

  it("begins again when a check is reopened", async () => {
    const check = await begun(batch());
    await passHours(check.id, 5);
    const { payload: ended } = await submit(check, { accepted: 10 });
    const { payload } = await superAdmin.call(qc.reopen, {
      params: { id: check.id },
      version: ended.version,
      body: { reason: "Counted twice" },
    });
    expect(payload.sla).toBe("DUE");
    expect(Date.parse(payload.dueAt) - Date.now()).toBeGreaterThan(23 * hour);
  });

  it("narrows the list, to one or several ways to stand, and counts what it finds", async () => {
    const [open, late] = [await begun(batch()), await begun(batch())];
    await passHours(late.id, 2);
    for (const sla of ["DUE", "OVERDUE", "KEPT", "BREACHED"]) {
      const { content, totalElements } = await list({ sla });
      expect(content.length).toBeGreaterThan(0);
      expect(content.map((row) => row.sla)).toEqual(content.map(() => sla));
      if (!content.some(({ id }) => id === open.id || id === late.id)) continue;
      expect(totalElements).toBeGreaterThan(0);
    }
    const both = await list({ sla: "DUE,OVERDUE" });
    expect(both.content.map(({ id }) => id)).toEqual(expect.arrayContaining([open.id, late.id]));
    expect(both.content.every(({ state }) => state === "PENDING" || state === "IN_PROGRESS")).toBe(true);
    expect((await hubManager.raw("/oms/qc?q=&sort=sla&size=10&sla=LATER")).status).toBe(400);
  });

  it("puts first what is to end next, page by page, and last what has ended; each once", async () => {
    const all = (await list({})).content;
    const waits = all.filter(({ sla }) => sla === "DUE" || sla === "OVERDUE");
    expect(all.slice(0, waits.length)).toEqual(waits);
    expect(waits.map(({ dueAt }) => dueAt)).toEqual(waits.map(({ dueAt }) => dueAt).toSorted());
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ size: 10, cursor });
      paged.push(...page.content.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null && paged.length < 100);
    expect(paged.slice(0, all.length)).toEqual(all.map(({ id }) => id).slice(0, paged.length));
  });

  it("is nobody's who is of another warehouse", async () => {
    const check = await begun(batch());
    await passHours(check.id, 3);
    expect((await list({ sla: "OVERDUE" })).content.some(({ id }) => id === check.id)).toBe(true);
    expect((await list({ sla: "OVERDUE" }, cwhManager)).content.some(({ id }) => id === check.id)).toBe(false);
  });
});
