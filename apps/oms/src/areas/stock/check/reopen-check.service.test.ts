import { afterAll, describe, expect, it } from "vitest";
import {
  inventoryEndpoints as inventory,
  qcEndpoints as qc,
  rejectedEndpoints as rejected,
  type InventoryRow,
  type QcDetail,
  type RejectedRow,
} from "@o2r/api/contract/stock";
import { todayIn } from "@o2r/forms/days";
import { newId } from "../../../db/id.ts";
import { tx } from "../../../db/tx.ts";
import { releaseReservations, reserveStock } from "../ledger/reservations.ts";
import { bad, openQcScene, type Finding } from "../test/qc-scene.ts";
import { posting } from "../test/stock-scene.ts";
import { moveRejected } from "../test/move-rejected.ts";

const { service, admin, superAdmin, hubManager, photo, batch, now, begun, finding, submit } = await openQcScene();
afterAll(() => service.stop());

const ended = async (check: QcDetail, given: Partial<Finding>): Promise<QcDetail> => {
  const { status, payload, errors } = await submit(check, given);
  expect([status, errors]).toEqual([200, []]);
  return payload;
};
const reopen = ({ id, version }: QcDetail) =>
  superAdmin.call(qc.reopen, { params: { id }, version, body: { reason: "Counted twice" } });
const reset = async (row: InventoryRow) => {
  const { version } = await now(row);
  const { status } = await superAdmin.call(inventory.reset, {
    params: { id: row.id },
    version,
    body: { reason: "Counted again" },
  });
  expect(status).toBe(200);
};
const rejectOf = async ({ id }: QcDetail): Promise<RejectedRow> => {
  const { payload } = await admin.call(rejected.list, {
    query: { q: "", sort: "-createdAt", size: 100, cursor: null },
  });
  const found = payload.content.find(({ qcId }) => qcId === id);
  if (found === undefined) throw new Error("the check has rejected nothing");
  return found;
};
const move = (row: RejectedRow, step: "return" | "recheck") => moveRejected(row, step, hubManager);
const unitsOf = async (row: InventoryRow) => {
  const { stock, reserved, quarantine, rejected: out } = await now(row);
  return { stock, reserved, quarantine, rejected: out };
};

describe("a check of a batch that was reset", () => {
  it("is reopened when its own units are there, whatever earlier checks held or left open", async () => {
    const row = batch();
    const earlier = await ended(await begun(row), { accepted: 9, held: 1 });
    await begun(row);
    await reset(row);
    const later = await ended(await begun(row, 10, "GRN"), { accepted: 9, held: 1 });
    expect(await unitsOf(row)).toMatchObject({ quarantine: 1 });
    const { status, payload } = await reopen(later);
    expect(status).toBe(200);
    expect(await unitsOf(row)).toMatchObject({ quarantine: 10 });
    expect((await reopen(earlier)).status).toBe(409);
    expect((await submit(payload, { accepted: 10 })).status).toBe(200);
    expect((await reopen(earlier)).errorMessage).toBe(`What this check holds of ${row.name} has left quarantine`);
  });

  it("leaves the units that another check has rejected since to that one", async () => {
    const row = batch();
    const earlier = await ended(await begun(row, 2), { ...bad, photo });
    await reset(row);
    const later = await ended(await begun(row, 10, "GRN"), { accepted: 7, ...bad, rejected: 3, photo });
    const before = await unitsOf(row);
    expect((await reopen(earlier)).errorMessage).toMatch(/^What was rejected of .+ is no longer open: .+ reset/);
    expect(await unitsOf(row)).toEqual(before);
    const { status, payload } = await reopen(later);
    expect(status).toBe(200);
    await ended(payload, { accepted: 7, ...bad, rejected: 3, photo });
    expect((await move(await rejectOf(later), "return")).status).toBe(200);
    expect(await unitsOf(row)).toMatchObject({ rejected: 0 });
  });
});

describe("a check of two batches", () => {
  it("stays ended as a whole when the units of one of them are no longer free", async () => {
    const [first, second] = [batch(), batch()];
    const items = [first, second].map(({ id }) => ({ inventoryId: id, quantity: 10 }));
    const { payload: check } = await hubManager.call(qc.create, {
      body: { warehouseId: first.warehouseId, source: "STOCK", supplier: "", items },
    });
    const { payload: done, status } = await hubManager.call(qc.submit, {
      params: { id: check.id },
      version: check.version,
      body: {
        items: check.items.map(({ id }) => finding(check, { id, accepted: 8, ...bad, photo })),
      },
    });
    expect(status).toBe(200);
    const kept = await now(second);
    const held = { bufferStock: kept.available, stockRequest: "IN_STOCK", reason: "For a fair" } as const;
    const { status: adjusted } = await superAdmin.call(inventory.adjust, {
      params: { id: second.id },
      version: kept.version,
      body: held,
    });
    expect(adjusted).toBe(200);
    const before = [await unitsOf(first), await unitsOf(second)];
    const refused = await reopen(done);
    expect([refused.status, refused.errorMessage]).toEqual([
      409,
      `Only 0 of the 8 accepted units of ${second.name} are still free: the others are reserved, sold or kept back`,
    ]);
    expect([await unitsOf(first), await unitsOf(second)]).toEqual(before);
    const { payload } = await admin.call(rejected.list, {
      query: { q: "", sort: "-createdAt", size: 100, cursor: null },
    });
    const rows = payload.content.filter(({ qcId }) => qcId === done.id);
    expect(rows.map(({ state, version }) => [state, version])).toEqual([
      ["OPEN", 1],
      ["OPEN", 1],
    ]);
    expect((await admin.call(qc.get, { params: { id: done.id } })).payload).toEqual(done);
  });
});

describe("a check that is reopened while others work on its batch", () => {
  const rounds = 4;

  it.each(["return", "recheck"] as const)("takes its rejected units back, or they %s: never both", async (action) => {
    const row = batch();
    for (let round = 0; round < rounds; round += 1) {
      const check = await ended(await begun(row), { accepted: 8, ...bad, photo });
      const [found, before] = [await rejectOf(check), await unitsOf(row)];
      const calls = [() => reopen(check), () => move(found, action)];
      const [one, other] = await Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()));
      expect([one?.status, other?.status]).toContain(200);
      expect([one?.status, other?.status].some((status) => status === 409 || status === 412)).toBe(true);
      const after = await unitsOf(row);
      const { state } = await rejectOf(check);
      const again = (await admin.call(qc.get, { params: { id: check.id } })).payload.state === "IN_PROGRESS";
      const gone = { return: { rejected: before.rejected - 2 }, recheck: { quarantine: before.quarantine + 2 } };
      expect(after).toMatchObject(
        again ? { stock: before.stock - 8, quarantine: before.quarantine + 10 } : gone[action],
      );
      expect(state).toBe(again || action === "recheck" ? "RE_QC" : "RETURNED");
    }
  });

  it("takes its accepted units back, or an order is promised them: never both", async () => {
    const row = batch();
    for (let round = 0; round < rounds; round += 1) {
      const check = await ended(await begun(row), { accepted: 10 });
      const before = await unitsOf(row);
      const ref = { type: "order", id: newId() };
      const wanted = {
        warehouseId: row.warehouseId,
        productId: row.productId,
        quantity: 1_000_000,
        deliveryOn: todayIn(undefined, new Date()),
        minResidualDays: 0,
        ref,
      };
      // All there is, of every batch.
      const reserve = () => tx(service.db, (db) => reserveStock(db, wanted, posting, true));
      const [reopened] = await Promise.all([reopen(check), reserve()]);
      const after = await now(row);
      expect(after.available).toBe(0);
      expect(after.stock).toBe(reopened.status === 200 ? before.stock - 10 : before.stock);
      expect(after.quarantine).toBe(reopened.status === 200 ? before.quarantine + 10 : before.quarantine);
      expect([200, 409]).toContain(reopened.status);
      await tx(service.db, (db) => releaseReservations(db, ref, posting));
    }
  });

  it("and another that is submitted both have what they say", async () => {
    const row = batch();
    for (let round = 0; round < rounds; round += 1) {
      const check = await ended(await begun(row), { accepted: 7, ...bad, held: 1, photo });
      const other = await begun(row);
      const before = await unitsOf(row);
      const calls = [() => reopen(check), () => submit(other, { accepted: 6, ...bad, held: 2, photo })];
      const done = await Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()));
      expect(done.map(({ status }) => status)).toEqual([200, 200]);
      expect(await unitsOf(row)).toEqual({
        ...before,
        stock: before.stock - 7 + 6,
        quarantine: before.quarantine + 9 - 8,
        rejected: before.rejected,
      });
      expect((await rejectOf(other)).state).toBe("OPEN");
    }
  });
});
