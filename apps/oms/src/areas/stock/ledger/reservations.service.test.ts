import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../db/id.ts";
import { tx } from "../../../db/tx.ts";
import { AppError } from "../../../app-error.ts";
import { pickReservations, releaseReservations, reserveStock, type ReservationWanted } from "./reservations.ts";
import { openStockScene, posting, type StockScene } from "../test/stock-scene.ts";

/** Each round empties a batch by 64 orders at once. */
const rounds = Number(process.env["O2R_RESERVATION_ROUNDS"] ?? 12);
const ordersAtOnce = 64;

let scene: StockScene;
beforeAll(async () => {
  scene = await openStockScene(ordersAtOnce);
});
afterAll(() => scene.close());

const order = () => ({ type: "order", id: newId() });
const wanted = (quantity: number, given: Partial<ReservationWanted> = {}): ReservationWanted => ({
  warehouseId: scene.warehouseId,
  productId: scene.productId,
  quantity,
  deliveryOn: "2026-11-22",
  minResidualDays: 0,
  ref: order(),
  ...given,
});
const reserve = (given: ReservationWanted, inPart?: boolean) =>
  tx(scene.db, (db) => reserveStock(db, given, posting, inPart));
const balanceOf = (id: string) =>
  scene.db
    .selectFrom("stock_balance")
    .select(["on_hand", "reserved"])
    .where("batch_id", "=", id)
    .executeTakeFirstOrThrow();
/** Takes what is left off the shelves, so that each test begins with none. */
const empty = async (): Promise<void> => {
  const ref = order();
  await reserve(wanted(1_000_000, { ref }), true);
  await tx(scene.db, (db) => pickReservations(db, ref, posting));
};

describe("64 orders for one unit each of a batch of ten", () => {
  it(`leave exactly ten with one, ${rounds} times over`, async () => {
    const lot = { expires_on: "2027-05-01" };
    const id = await scene.stock(0, lot);
    for (let round = 1; round <= rounds; round += 1) {
      await scene.stock(10, lot);
      const ended = await Promise.allSettled(Array.from({ length: ordersAtOnce }, () => reserve(wanted(1))));
      const refused = ended.filter(({ status }) => status === "rejected");
      expect(ended.length - refused.length, `round ${round}`).toBe(10);
      for (const one of refused) {
        const reason: unknown = one.status === "rejected" ? one.reason : null;
        expect(reason).toBeInstanceOf(AppError);
        expect(reason).toMatchObject({ message: "Only 0 are available" });
      }
      expect(await balanceOf(id)).toEqual({ on_hand: 10, reserved: 10 });
      const held = await scene.db.selectFrom("reservation").select("ref_id").where("state", "=", "HELD").execute();
      await Promise.all(
        held.map(({ ref_id }) => tx(scene.db, (db) => pickReservations(db, { type: "order", id: ref_id }, posting))),
      );
      expect(await balanceOf(id)).toEqual({ on_hand: 0, reserved: 0 });
    }
  }, 600_000);
});

describe("a reservation", () => {
  it("takes what expires first, over as many batches as it needs, all or nothing", async () => {
    await empty();
    const late = await scene.stock(5, { expires_on: "2027-08-02" });
    const soon = await scene.stock(5, { expires_on: "2027-08-01" });
    await expect(reserve(wanted(11))).rejects.toMatchObject({ code: "row.conflict", message: "Only 10 are available" });
    expect([await balanceOf(soon), await balanceOf(late)]).toMatchObject([{ reserved: 0 }, { reserved: 0 }]);
    const { lines } = await reserve(wanted(7));
    expect(lines).toEqual([
      { batchId: soon, quantity: 5 },
      { batchId: late, quantity: 2 },
    ]);
    expect(await reserve(wanted(9), true)).toEqual({ lines: [{ batchId: late, quantity: 3 }], short: 6 });
  });

  it("leaves alone what is blocked, and what would expire too soon after delivery", async () => {
    await empty();
    await scene.stock(5, { expires_on: "2026-12-01" });
    await scene.stock(5, { expires_on: "2027-09-01", blocked: true });
    await expect(reserve(wanted(1, { minResidualDays: 9 }))).rejects.toThrow("Only 0 are available");
    expect((await reserve(wanted(1, { minResidualDays: 8 }))).short).toBe(0);
  });

  it("is given back once, however often and by however many it is released", async () => {
    await empty();
    const id = await scene.stock(8, { expires_on: "2027-10-01" });
    const ref = order();
    await reserve(wanted(6, { ref }));
    const release = () => tx(scene.db, (db) => releaseReservations(db, ref, posting));
    const given = await Promise.all([release(), release(), release()]);
    expect(given.toSorted((a, b) => a - b)).toEqual([0, 0, 6]);
    expect(await release()).toBe(0);
    expect(await tx(scene.db, (db) => pickReservations(db, ref, posting))).toBe(0);
    expect(await balanceOf(id)).toEqual({ on_hand: 8, reserved: 0 });
  });

  it("that is picked leaves the shelf, and is released no more", async () => {
    await empty();
    const id = await scene.stock(8, { expires_on: "2027-11-01" });
    const ref = order();
    await reserve(wanted(3, { ref }));
    expect(await tx(scene.db, (db) => pickReservations(db, ref, posting))).toBe(3);
    expect(await tx(scene.db, (db) => releaseReservations(db, ref, posting))).toBe(0);
    expect(await balanceOf(id)).toEqual({ on_hand: 5, reserved: 0 });
  });
});
