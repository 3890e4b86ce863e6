import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buckets } from "@o2r/api/contract/stock";
import { addDays } from "@o2r/forms/days";
import { newId } from "../../../db/id.ts";
import { tx } from "../../../db/tx.ts";
import { AppError } from "../../../app-error.ts";
import { findDrift } from "./find-drift.ts";
import { postMovements } from "./post-movements.ts";
import { pickReservations, releaseReservations, reserveStock } from "./reservations.ts";
import { freeOf, applyMovements, emptyBalance, type Balance, type Movement } from "../rules/balance.ts";
import { movesNothing, resetOf } from "../rules/reset.ts";
import { openStockScene, posting, type StockScene } from "../test/stock-scene.ts";

const runs = Number(process.env["O2R_LEDGER_RUNS"] ?? 12);
const clients = 12;

let scene: StockScene;
beforeAll(async () => {
  scene = await openStockScene(clients);
});
afterAll(() => scene.close());

const firstDay = "2026-11-21";
const expiries = ["2026-11-24", "2026-11-28", "2027-06-01"];
const quantity = fc.integer({ min: 1, max: 30 });
const batchAt = fc.nat({ max: expiries.length - 1 });

/** What staff do, and the days that pass. */
const deeds = fc.oneof(
  fc.record({ what: fc.constant("receive"), at: batchAt, quantity }),
  fc.record({ what: fc.constant("reserve"), quantity, order: fc.nat({ max: 5 }) }),
  fc.record({ what: fc.constant("release"), order: fc.nat({ max: 5 }) }),
  fc.record({ what: fc.constant("pick"), order: fc.nat({ max: 5 }) }),
  fc.record({ what: fc.constant("adjust"), at: batchAt, by: fc.integer({ min: -30, max: 30 }) }),
  fc.record({ what: fc.constant("keepBack"), at: batchAt, by: fc.integer({ min: -10, max: 10 }) }),
  fc.record({ what: fc.constant("discard"), at: batchAt, quantity }),
  fc.record({ what: fc.constant("hold"), at: batchAt, quantity }),
  fc.record({ what: fc.constant("inspect"), at: batchAt, quantity, rejected: fc.boolean() }),
  fc.record({ what: fc.constant("reopen"), at: batchAt, quantity, thrown: fc.nat({ max: 10 }) }),
  fc.record({ what: fc.constant("reset"), at: batchAt }),
  fc.record({ what: fc.constant("expire") }),
);
type Deed = typeof deeds extends fc.Arbitrary<infer D> ? D : never;

const movementOf = (deed: Deed, batchId: string): Omit<Movement, "batchId"> & { batchId: string } => {
  const on = (type: Movement["type"], change: Movement["change"]): Movement => ({ batchId, type, change });
  if (deed.what === "adjust" && "by" in deed) return on("ADJUST", { on_hand: deed.by });
  if (deed.what === "keepBack" && "by" in deed) return on("ADJUST", { buffer: deed.by });
  const count = "quantity" in deed ? deed.quantity : 0;
  if (deed.what === "discard") return on("DISCARD", { on_hand: -count });
  if (deed.what === "hold") return on("GRN", { quarantine: count });
  if ("thrown" in deed) return on("HOLD", { on_hand: -count, rejected: -deed.thrown, quarantine: count + deed.thrown });
  if (deed.what === "receive") return on("GRN", { on_hand: count });
  return "rejected" in deed && deed.rejected
    ? on("REJECT", { quarantine: -count, rejected: count })
    : on("INSPECT", { quarantine: -count, on_hand: count });
};

/** A small model of the whole: balances in the order of expiry, and what each order has been promised. */
class Model {
  balances: Balance[] = expiries.map(() => emptyBalance);
  orders = new Map<number, { at: number; quantity: number }[]>();
  day = firstDay;

  /** The units promised and, when there are too few, null: then nothing has happened. */
  reserve(order: number, wanted: number): number | null {
    const lines: { at: number; quantity: number }[] = [];
    let left = wanted;
    for (const [at, balance] of this.balances.entries()) {
      const take = (expiries[at] ?? "") > this.day ? Math.min(left, freeOf(balance)) : 0;
      if (take > 0) lines.push({ at, quantity: take });
      left -= take;
    }
    if (left > 0) return null;
    for (const { at, quantity: taken } of lines) this.move(at, { reserved: taken });
    this.orders.set(order, [...(this.orders.get(order) ?? []), ...lines]);
    return wanted;
  }

  end(order: number, picked: boolean): number {
    const lines = this.orders.get(order) ?? [];
    for (const { at, quantity: taken } of lines) this.move(at, { reserved: -taken, on_hand: picked ? -taken : 0 });
    this.orders.delete(order);
    return lines.reduce((sum, line) => sum + line.quantity, 0);
  }

  /** False, and unchanged, when a bucket would fall below nothing, or more be promised than lies there. */
  move(at: number, change: Movement["change"]): boolean {
    const before = this.balances[at] ?? emptyBalance;
    // every bucket is among the keys
    const after = Object.fromEntries(buckets.map((name) => [name, before[name] + (change[name] ?? 0)])) as Balance;
    if (buckets.some((name) => after[name] < 0) || freeOf(after) < 0) return false;
    this.balances[at] = after;
    return true;
  }
}

/** A refusal in words is an answer; anything else is a fault. */
const answerOf = async <T>(work: Promise<T>): Promise<T | "refused"> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === "row.conflict") return "refused";
    throw error;
  }
};

/** A set of batches of a product and warehouse of their own, and the orders that want of them. */
const openShelf = async () => {
  const ids: string[] = [];
  const { productId } = await scene.addProduct();
  for (const expires_on of expiries) {
    ids.push(await scene.stock(0, { expires_on, product_id: productId }));
  }
  return { ids, productId, orders: Array.from({ length: 6 }, () => ({ type: "order", id: newId() })) };
};
type Shelf = Awaited<ReturnType<typeof openShelf>>;

const readBalances = async ({ ids }: Shelf): Promise<Balance[]> => {
  const rows = await scene.db
    .selectFrom("stock_balance")
    .select(["batch_id", ...buckets])
    .where("batch_id", "in", ids)
    .execute();
  return ids.map((id) => {
    const { batch_id: _, ...balance } = rows.find((row) => row.batch_id === id) ?? { batch_id: id, ...emptyBalance };
    return balance;
  });
};

/** Does a deed for real: how many units an order got or gave back, true for another that was done, or a refusal. */
const act = (shelf: Shelf, deed: Deed, day: string, balance: Balance): Promise<number | boolean | "refused"> => {
  const order = shelf.orders["order" in deed ? deed.order : 0] ?? { type: "order", id: newId() };
  const batchId = shelf.ids["at" in deed ? deed.at : 0] ?? "";
  return answerOf(
    tx(scene.db, async (db): Promise<number | boolean> => {
      switch (deed.what) {
        case "reserve": {
          const { productId } = shelf;
          const { warehouseId } = scene;
          const count = "quantity" in deed ? deed.quantity : 0;
          const wanted = { warehouseId, productId, quantity: count, deliveryOn: day, minResidualDays: 0, ref: order };
          await reserveStock(db, wanted, posting);
          return count;
        }
        case "release":
          return releaseReservations(db, order, posting);
        case "pick":
          return pickReservations(db, order, posting);
        case "expire":
          return true;
        case "reset": {
          const change = resetOf(balance);
          if (!movesNothing(change)) await postMovements(db, [{ batchId, type: "RESET", change }], posting);
          return true;
        }
        default: {
          const movement = movementOf(deed, batchId);
          if (!movesNothing(movement.change)) await postMovements(db, [movement], posting);
          return true;
        }
      }
    }),
  );
};

/** The same in the model. */
const imagine = (model: Model, deed: Deed): number | boolean | "refused" => {
  const at = "at" in deed ? deed.at : 0;
  switch (deed.what) {
    case "reserve":
      return model.reserve("order" in deed ? deed.order : 0, "quantity" in deed ? deed.quantity : 0) ?? "refused";
    case "release":
    case "pick":
      return model.end("order" in deed ? deed.order : 0, deed.what === "pick");
    case "expire":
      model.day = addDays(model.day, 1);
      return true;
    case "reset":
      return model.move(at, resetOf(model.balances[at] ?? emptyBalance));
    default:
      return model.move(at, movementOf(deed, "").change) || "refused";
  }
};

describe("whatever staff do with stock", () => {
  it("one after the other, is answered and ends as in a small model", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deeds, { minLength: 1, maxLength: 40 }), async (all) => {
        const shelf = await openShelf();
        const model = new Model();
        for (const deed of all) {
          const before = model.balances["at" in deed ? deed.at : 0] ?? emptyBalance;
          const done = await act(shelf, deed, model.day, before);
          expect(done, `${deed.what}`).toEqual(imagine(model, deed));
        }
        expect(await readBalances(shelf)).toEqual(model.balances);
      }),
      { numRuns: runs },
    );
  }, 600_000);

  it("all at once, ends with what the answers add up to, by steps that were each allowed", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(deeds, { maxLength: 10 }), { minLength: 2, maxLength: clients }),
        async (all) => {
          const shelf = await openShelf();
          const sums = new Map<string, number>();
          const count = (what: string, units: number): void => void sums.set(what, (sums.get(what) ?? 0) + units);
          await Promise.all(
            all.map(async (own) => {
              for (const deed of own.filter(({ what }) => what !== "reset")) {
                const done = await act(shelf, deed, firstDay, emptyBalance);
                if (done === "refused") continue;
                if (typeof done === "number") count(deed.what, done);
                else if ("at" in deed) {
                  const { change } = movementOf(deed, "");
                  for (const bucket of buckets) count(bucket, change[bucket] ?? 0);
                }
              }
            }),
          );
          const said = (what: string): number => sums.get(what) ?? 0;
          const balances = await readBalances(shelf);
          const total = (bucket: keyof Balance): number => balances.reduce((sum, balance) => sum + balance[bucket], 0);
          expect(total("on_hand")).toBe(said("on_hand") - said("pick"));
          expect(total("reserved")).toBe(said("reserve") - said("release") - said("pick"));
          expect(total("buffer")).toBe(said("buffer"));
          expect(total("quarantine")).toBe(said("quarantine"));
          expect(total("rejected")).toBe(said("rejected"));
          for (const [index, id] of shelf.ids.entries()) {
            const ledger = await scene.db
              .selectFrom("stock_movement")
              .select(["type", ...buckets])
              .where("batch_id", "=", id)
              .orderBy("seq")
              .execute();
            const again = ledger.map(({ type, ...change }): Movement => ({ batchId: id, type, change }));
            expect(applyMovements(new Map([[id, emptyBalance]]), again)).toEqual({
              balances: new Map([[id, balances[index]]]),
            });
          }
          expect(await findDrift(scene.db)).toEqual([]);
        },
      ),
      { numRuns: runs },
    );
  }, 600_000);
});
