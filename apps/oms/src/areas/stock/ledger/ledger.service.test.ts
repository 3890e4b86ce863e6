import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../db/id.ts";
import { tx } from "../../../db/tx.ts";
import { findDrift } from "./find-drift.ts";
import { postMovements } from "./post-movements.ts";
import type { Movement } from "../rules/balance.ts";
import { openStockScene, posting, type StockScene } from "../test/stock-scene.ts";

let scene: StockScene;
beforeAll(async () => {
  scene = await openStockScene(8);
});
afterAll(() => scene.close());

const post = (...movements: readonly Movement[]) => tx(scene.db, (db) => postMovements(db, movements, posting));
const balanceOf = (id: string) =>
  scene.db
    .selectFrom("stock_balance")
    .select(["on_hand", "reserved", "buffer", "seq"])
    .where("batch_id", "=", id)
    .executeTakeFirstOrThrow();
const ledgerOf = (id: string) =>
  scene.db.selectFrom("stock_movement").selectAll().where("batch_id", "=", id).orderBy("seq").execute();
const adjust = (batchId: string, on_hand: number): Movement => ({ batchId, type: "ADJUST", change: { on_hand } });

describe("a posting", () => {
  it("moves the balance and adds a line each to the ledger, with its reason and its cause", async () => {
    const id = await scene.stock(10);
    const order = { type: "order", id: newId() };
    await post({ batchId: id, type: "RESERVE", change: { reserved: 4 }, ref: order });
    await post(
      { batchId: id, type: "PICK", change: { on_hand: -3, reserved: -3 }, ref: order },
      { batchId: id, type: "ADJUST", change: { buffer: 2 }, reason: "Kept for the fair" },
    );
    expect(await balanceOf(id)).toEqual({ on_hand: 7, reserved: 1, buffer: 2, seq: 4 });
    expect(await ledgerOf(id)).toMatchObject([
      { seq: 1, type: "GRN", on_hand: 10, reason: "", ref_id: null, warehouse_id: scene.warehouseId },
      { seq: 2, type: "RESERVE", on_hand: 0, reserved: 4, ref_type: "order", ref_id: order.id },
      { seq: 3, type: "PICK", on_hand: -3, reserved: -3, ref_id: order.id },
      { seq: 4, type: "ADJUST", buffer: 2, reason: "Kept for the fair", at: posting.now.toISOString() },
    ]);
    // What is promised stands in reservations too; these two have none, so they are given back.
    await post({ batchId: id, type: "RELEASE", change: { reserved: -1 } });
  });

  it("is kept whole or not at all, and says in words what is missing", async () => {
    const [full, poor] = [await scene.stock(10), await scene.stock(1, { expires_on: "2027-06-02" })];
    await expect(post(adjust(full, -5), adjust(poor, -2))).rejects.toMatchObject({
      code: "row.conflict",
      message: "Only 1 of this batch are on hand",
    });
    expect([await balanceOf(full), await balanceOf(poor)]).toMatchObject([{ on_hand: 10 }, { on_hand: 1 }]);
    expect(await ledgerOf(full)).toHaveLength(1);
    await post({ batchId: full, type: "ADJUST", change: { buffer: 8 } });
    await expect(post(adjust(full, -3))).rejects.toThrow("Only 2 of this batch are free");
    await expect(post(adjust(newId(), 1))).rejects.toMatchObject({ code: "row.not-found" });
  });

  it("is not made outside a transaction", async () => {
    const id = await scene.stock(1);
    await expect(postMovements(scene.db, [adjust(id, 1)], posting)).rejects.toThrow("in a transaction");
  });

  it("of many batches at once, by many at once and in any order, waits for none forever", async () => {
    const days = Array.from({ length: 6 }, (_, index) => `2027-07-0${index + 1}`);
    const ids: string[] = [];
    for (const expires_on of days) ids.push(await scene.stock(100, { expires_on }));
    const rounds = Array.from({ length: 40 }, (_, round) => (round % 2 === 0 ? ids : ids.toReversed()));
    await Promise.all(rounds.map((order) => post(...order.map((id) => adjust(id, -1)))));
    for (const id of ids) expect(await balanceOf(id)).toMatchObject({ on_hand: 60, seq: 41 });
  });

  it("of the same lot is of the same batch, also when two open it at once", async () => {
    const lot = { expires_on: "2028-01-01" };
    const ids = await Promise.all(Array.from({ length: 6 }, () => scene.stock(5, lot)));
    expect(new Set(ids).size).toBe(1);
    expect(await balanceOf(ids[0] ?? "")).toMatchObject({ on_hand: 30, seq: 6 });
  });
});

describe("the database itself", () => {
  it("refuses to change, remove or forget a movement", async () => {
    await scene.stock(1, { expires_on: "2028-02-01" });
    const refused = [
      sql`update stock_movement set on_hand = 99`,
      sql`delete from stock_movement`,
      sql`truncate stock_movement`,
    ];
    for (const statement of refused) await expect(statement.execute(scene.db)).rejects.toThrow("is append-only");
  });

  it("refuses a balance below nothing, or with more promised than lies there", async () => {
    const id = await scene.stock(5, { expires_on: "2028-03-01" });
    const set = (change: Record<string, number>) =>
      scene.db.updateTable("stock_balance").set(change).where("batch_id", "=", id).execute();
    await expect(set({ in_flight: -1 })).rejects.toThrow("stock_balance_in_flight_check");
    await expect(set({ reserved: 3, buffer: 3 })).rejects.toThrow("stock_balance_available");
  });

  it("refuses a second movement in the same place, and one of another warehouse's batch", async () => {
    const id = await scene.stock(5, { expires_on: "2028-04-01" });
    const add = (given: { seq: number; warehouse_id: string }) =>
      scene.db
        .insertInto("stock_movement")
        .values({ id: newId(), batch_id: id, type: "GRN", on_hand: 1, at: posting.now, ...given } as never) // the rest is null
        .execute();
    await expect(add({ seq: 1, warehouse_id: scene.warehouseId })).rejects.toThrow("stock_movement_place");
    await expect(add({ seq: 2, warehouse_id: newId() })).rejects.toThrow("foreign key");
  });
});

describe("drift", () => {
  it("is found where a balance is not what its ledger, or its reservations, add up to, and nowhere else", async () => {
    const id = await scene.stock(5, { expires_on: "2028-05-01" });
    expect(await findDrift(scene.db)).toEqual([]);
    const set = (change: Record<string, number>) =>
      scene.db.updateTable("stock_balance").set(change).where("batch_id", "=", id).execute();
    await set({ on_hand: 6, reserved: 1 });
    const drift = [
      { batch_id: id, bucket: "on_hand", balance: 6, ledger: 5 },
      { batch_id: id, bucket: "promised", balance: 1, ledger: 0 },
      { batch_id: id, bucket: "reserved", balance: 1, ledger: 0 },
    ];
    expect(await findDrift(scene.db)).toEqual(drift);
    expect(await findDrift(scene.db, { batchId: id })).toEqual(drift);
    await set({ on_hand: 5, reserved: 0 });
    expect(await findDrift(scene.db)).toEqual([]);
  });
});
