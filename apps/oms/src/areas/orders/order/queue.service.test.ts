import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderEndpoints as order, type OrderRow } from "@o2r/api/contract/orders";
import type { Client } from "../../../test/client.ts";
import { take } from "../test/make-order-in.ts";
import { openOrderScene, type OrderScene } from "../test/order-scene.ts";

let scene: OrderScene;
let retailer: string;
beforeAll(async () => {
  scene = await openOrderScene();
  retailer = await scene.addRetailer();
});
afterAll(() => scene.service.stop());

describe("the next of a queue", () => {
  const confirm = "confirm" as const;
  const next = async (as: Client, after?: string) =>
    (await as.call(order.next, { body: { queue: confirm, ...(after !== undefined && { after }) } })).payload;
  const queue = async (as: Client, at?: string) =>
    (await as.call(order.queue, { query: { queue: confirm, at } })).payload;
  const placedAnew = async (count: number): Promise<readonly OrderRow[]> => {
    const { placed, addProduct, db, hub } = scene;
    await db.updateTable("orders").set({ state_since: new Date("2030-01-01T00:00:00Z") }).where("warehouse_id", "=", hub)
      .where("state", "=", "PLACED").execute(); // prettier-ignore
    const product = await addProduct();
    const rows: OrderRow[] = [];
    while (rows.length < count) rows.push(await placed(retailer, [[product, 1]]));
    return rows;
  };

  it("is the one that waits longest after this one, and nobody else's until it is left", async () => {
    const { hubManager, admin } = scene;
    const [first, second, third] = await placedAnew(3);
    if (first === undefined || second === undefined || third === undefined) throw new Error("three were placed");
    const { waiting } = await queue(hubManager);
    expect((await next(hubManager))?.orderNumber).toBe(first.orderNumber);
    expect((await next(admin, first.id))?.id).toBe(second.id);
    // Whose it is, is told to the other, and not to whoever has it.
    expect((await queue(hubManager, second.id)).heldBy).not.toBeNull();
    expect((await queue(admin, second.id)).heldBy).toBeNull();
    expect((await next(hubManager, first.id))?.id).toBe(third.id);
    // What is left is free again; what was led to and not left is theirs still.
    expect((await next(hubManager))?.id).toBe(first.id);
    expect((await next(admin, second.id))?.id).not.toBe(third.id);
    expect((await next(hubManager, first.id))?.id).toBe(second.id);
    // Whoever opened it otherwise may deal with it, too: then the version decides.
    const [one, other] = await Promise.all([hubManager, admin].map((who) => take(second, "confirm", who)));
    expect([one?.status ?? 0, other?.status ?? 0].toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect((await queue(hubManager)).waiting).toBe(waiting - 1);
  });

  it("is the one that has been in its state longest, whenever it was placed; what was dealt with leaves the place where it stood", async () => {
    const { db, admin, hubManager } = scene;
    const [first, second, third] = await placedAnew(3);
    if (first === undefined || second === undefined || third === undefined) throw new Error("three were placed");
    // The newest of them was placed long before all others; it was held, and released again, after them.
    await db
      .updateTable("orders")
      .set({ placed_at: new Date("2020-01-01T00:00:00Z") })
      .where("id", "=", third.id)
      .execute();
    const { payload: held } = await take(third, "hold", hubManager);
    const { payload: released } = await admin.call(order.release, { params: { id: held.id }, version: held.version });
    const since = async (id: string) => (await scene.detail({ id })).stateSince;
    expect((await since(third.id)) > (await since(second.id))).toBe(true);
    expect(await since(second.id)).toBe(second.stateSince);
    expect((await next(hubManager))?.id).toBe(first.id);
    // Left without a word, and then dealt with further than its queue.
    expect((await next(hubManager, first.id))?.id).toBe(second.id);
    const { payload: confirmed } = await take(second, "confirm", admin);
    await take(confirmed, "allocate", admin);
    expect((await next(hubManager, second.id))?.id).toBe(third.id);
    await take(released, "confirm", admin);
    expect([first.id, second.id]).not.toContain((await next(hubManager, third.id))?.id);
  });

  it("is another for each of two who ask at the same moment, however often", async () => {
    const { hubManager, admin, superAdmin } = scene;
    const [begin] = await placedAnew(13);
    const people = [hubManager, admin, superAdmin];
    let at = people.map(() => begin?.id);
    for (let turn = 0; turn < 4; turn += 1) {
      const given = await Promise.all(people.map((who, place) => next(who, at[place])));
      at = given.map((one) => one?.id);
      expect(at).not.toContain(undefined);
      expect(new Set(at).size).toBe(3);
    }
  });

  it("is free again for others after a while", async () => {
    const { hubManager, superAdmin, db } = scene;
    const [before] = await placedAnew(2);
    const held = await next(hubManager, before?.id);
    expect((await next(superAdmin, before?.id))?.id).not.toBe(held?.id);
    await db
      .updateTable("work_claim")
      .set({ held_until: new Date() })
      .where("entity_id", "=", held?.id ?? "")
      .execute();
    expect((await next(superAdmin, before?.id))?.id).toBe(held?.id);
  });
});
