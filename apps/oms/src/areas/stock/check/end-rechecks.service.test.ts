import { afterAll, describe, expect, it } from "vitest";
import {
  inventoryEndpoints as inventory,
  qcEndpoints as qc,
  rejectedEndpoints as rejected,
  type InventoryRow,
  type QcDetail,
  type RejectedRow,
} from "@o2r/api/contract/stock";
import { bad, openQcScene, type Finding } from "../test/qc-scene.ts";
import { moveRejected } from "../test/move-rejected.ts";

const { service, admin, superAdmin, hubManager, photo, batch, now, begun, submit } = await openQcScene();
afterAll(() => service.stop());

const newest = { q: "", sort: "-createdAt", size: 100, cursor: null } as const;
const rejectionsOf = async ({ id }: Pick<InventoryRow, "id">, more: object = {}): Promise<readonly RejectedRow[]> => {
  const { payload } = await admin.call(rejected.list, { query: { ...newest, ...more } });
  return payload.content.filter(({ inventoryId }) => inventoryId === id);
};
const units = (rows: readonly RejectedRow[]) => rows.map(({ quantity, state }) => `${state} ${quantity}`).toSorted();
const historyOf = async (id: string) => {
  const rows = await service.db
    .selectFrom("audit_log")
    .select(["action", "actor_username", "changes"])
    .where("entity_id", "=", id)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ action, actor_username, changes }) => [action, actor_username, JSON.stringify(changes)]);
};

/** Ends a check as given. */
const ended = async (check: QcDetail, given: Partial<Finding>, as = hubManager): Promise<QcDetail> => {
  const { status, payload, errors } = await submit(check, given, as);
  expect([status, errors]).toEqual([200, []]);
  return payload;
};

/** Units of a batch that a check has rejected, and the check that is to look at them again. */
const checkedAgain = async (quantity = 2) => {
  const row = batch();
  const before = (await rejectionsOf(row)).map(({ id }) => id);
  const first = await ended(await begun(row), { accepted: 10 - quantity, ...bad, rejected: quantity, photo });
  const found = (await rejectionsOf(row)).find(({ id }) => !before.includes(id));
  if (found === undefined) throw new Error("nothing was rejected");
  expect((await moveRejected(found, "recheck", hubManager)).status).toBe(200);
  const { payload } = await hubManager.call(qc.list, { query: { ...newest, source: "REJECTED" } });
  const begunAgain = payload.content.find(({ supplier }) => supplier === `After ${first.number}`);
  const { payload: again } = await hubManager.call(qc.get, { params: { id: begunAgain?.id ?? "" } });
  /** The batch's rejections but for those that the demo came with. */
  const own = async (more?: object) => (await rejectionsOf(row, more)).filter(({ id }) => !before.includes(id));
  return { row, first, found, again, own };
};

describe("rejected units that are checked again", () => {
  it("are restocked when they pass: they are on the shelf, and their rejection says so", async () => {
    const { row, found, again, own } = await checkedAgain();
    await ended(again, { accepted: 2 }, admin);
    expect(await own()).toMatchObject([{ id: found.id, state: "RESTOCKED", quantity: 2, qcNumber: found.qcNumber }]);
    expect((await own({ state: "RESTOCKED" })).map(({ id }) => id)).toEqual([found.id]);
    expect(await now(row)).toMatchObject({
      stock: row.stock,
      quarantine: row.quarantine,
      rejected: row.rejected,
    });
    const [[action, actor, changes] = []] = await historyOf(found.id);
    expect([action, actor]).toEqual(["rejected-sku.restocked", "admin"]);
    expect(changes).toContain("RESTOCKED");
    const exported = await (
      await admin.raw("/oms/rejected-sku/export?state=RESTOCKED&columns=name,state&format=csv")
    ).text();
    expect(exported).toContain("Restocked");
    const [restocked = found] = await own();
    for (const step of ["return", "recheck", "askDiscard"] as const)
      expect((await moveRejected(restocked, step, hubManager)).status).toBe(409);
  });

  it("are open again when they fail again, once, with what the second check says of them", async () => {
    const { row, found, again, own } = await checkedAgain();
    await ended(again, { rejected: 2, reason: "LEAKAGE", note: "Both leak", photo });
    const [open = found, ...others] = await own();
    expect(others).toEqual([]);
    expect(open).toMatchObject({ id: found.id, state: "OPEN", quantity: 2, reason: "LEAKAGE", note: "Both leak" });
    expect([open.qcNumber, open.createdAt, open.value]).toEqual([again.number, found.createdAt, found.value]);
    expect(await now(row)).toMatchObject({ quarantine: row.quarantine, rejected: row.rejected + 2 });
    expect((await historyOf(found.id))[0]?.slice(0, 2)).toEqual(["rejected-sku.rejected-again", "hub_manager"]);
    // They go the way of all that is rejected: another who may decides on a discard.
    const asked = (await moveRejected(open, "askDiscard", hubManager)).payload;
    expect((await moveRejected(asked, "discard", admin)).payload.state).toBe("DISCARDED");
    expect((await now(row)).rejected).toBe(row.rejected);
  });

  it("are told apart by what became of them; those that are held wait for the check that they are given to", async () => {
    const { row, found, again, own } = await checkedAgain(5);
    const held = await ended(again, { accepted: 2, ...bad, held: 1, photo });
    expect(units(await own())).toEqual(["OPEN 2", "RESTOCKED 2", "RE_QC 1"]);
    const value = (await own()).reduce((sum, row) => sum + row.value, 0);
    expect(value).toBeCloseTo(found.value, 2);
    expect(await now(row)).toMatchObject({
      stock: row.stock - 3,
      quarantine: row.quarantine + 1,
      rejected: row.rejected + 2,
    });
    for (const { id, state } of await own())
      expect((await historyOf(id)).map(([action]) => action)).toContain(
        { OPEN: "rejected-sku.rejected-again", RESTOCKED: "rejected-sku.restocked" }[String(state)] ??
          "rejected-sku.parted",
      );
    const { payload: third } = await hubManager.call(qc.recheck, { params: { id: held.id }, version: held.version });
    await ended(third, { accepted: 1 });
    expect(units(await own())).toEqual(["OPEN 2", "RESTOCKED 1", "RESTOCKED 2"]);
  });

  it("wait again when that check is reopened, and are what it says then", async () => {
    const { row, found, again, own } = await checkedAgain();
    const passed = await ended(again, { accepted: 2 });
    const reopen = async (check: QcDetail) => {
      const reopened = { params: { id: check.id }, version: check.version, body: { reason: "One leaks" } };
      const { status, payload } = await superAdmin.call(qc.reopen, reopened);
      expect(status).toBe(200);
      return payload;
    };
    const open = await reopen(passed);
    expect(units(await own())).toEqual(["RE_QC 2"]);
    const mixed = await ended(open, { accepted: 1, ...bad, rejected: 1, photo });
    expect(units(await own())).toEqual(["OPEN 1", "RESTOCKED 1"]);
    await ended(await reopen(mixed), { accepted: 2 });
    expect(units(await own())).toEqual(["RESTOCKED 1", "RESTOCKED 1"]);
    expect(await now(row)).toMatchObject({ stock: row.stock, quarantine: row.quarantine, rejected: row.rejected });
    expect((await historyOf(found.id)).map(([action]) => action)).toContain("rejected-sku.reopened");
  });

  it("are off the books when their batch is reset meanwhile", async () => {
    const { row, found, own } = await checkedAgain();
    const { version } = await now(row);
    const reset = { params: { id: row.id }, version, body: { reason: "Counted again" } };
    expect((await superAdmin.call(inventory.reset, reset)).status).toBe(200);
    expect((await own()).map(({ id, state }) => [id, state])).toEqual([[found.id, "RESET"]]);
  });

  it("have one outcome, whether their check is submitted or their batch is reset first", async () => {
    for (const first of ["submit", "reset"]) {
      const { row, again, own } = await checkedAgain();
      const { version } = await now(row);
      const reset = { params: { id: row.id }, version, body: { reason: "Counted again" } };
      const calls = [() => submit(again, { ...bad, photo }), () => superAdmin.call(inventory.reset, reset)];
      const done = await Promise.all((first === "submit" ? calls : calls.toReversed()).map((call) => call()));
      expect([200, 409, 412]).toEqual(expect.arrayContaining(done.map(({ status }) => status)));
      const [{ state } = { state: "none" }] = await own();
      expect((await now(row)).rejected).toBe(state === "OPEN" ? row.rejected + 2 : 0);
      expect(["OPEN", "RESET"]).toContain(state);
    }
  });
});
