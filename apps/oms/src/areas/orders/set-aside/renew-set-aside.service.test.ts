import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notificationEndpoints as notification } from "@o2r/api/contract/engagement";
import { orderEndpoints as order, type OrderRow } from "@o2r/api/contract/orders";
import { todayIn } from "@o2r/forms/days";
import { disagreements } from "../test/disagreements.ts";
import { makeOrderIn, take } from "../test/make-order-in.ts";
import { openOrderScene, type OrderScene } from "../test/order-scene.ts";
import { renewSetAside } from "./renew-set-aside.ts";

let scene: OrderScene;
let retailer: string;
beforeAll(async () => {
  scene = await openOrderScene();
  retailer = await scene.addRetailer();
  // Whatever the demo has of it is none of what is shown here.
  await renew();
});
afterAll(async () => {
  // What every order has left behind is a part of what is shown.
  // oxlint-disable-next-line vitest/no-standalone-expect
  expect(await disagreements(scene.db)).toEqual([]);
  await scene.service.stop();
});

const today = todayIn("Asia/Kolkata");
const renew = () => renewSetAside(scene.db, scene.service.services, new Date());
const set = (batchId: string, to: { expires_on: string } | { blocked: boolean }) =>
  scene.db.updateTable("batch").set(to).where("id", "=", batchId).execute();
/** The only batch that an order keeps. */
const batchOf = async (row: OrderRow): Promise<string> => (await scene.detail(row)).items[0]?.pieces[0]?.batchId ?? "";
const told = async ({ orderNumber }: OrderRow): Promise<number> =>
  (await scene.hubManager.call(notification.pull)).payload.filter(({ data }) => data.msg.includes(orderNumber)).length;
const again = async ({ id }: OrderRow) => {
  const { payload } = await scene.admin.call(order.history, { params: { id } });
  return payload
    .filter(({ action }) => action === "order.set-aside-again")
    .map(({ changes }) => Object.fromEntries(changes.map(({ field, after }) => [field, after])));
};

describe("what an order keeps of a batch that has expired or was blocked", () => {
  it("is given back, and what there is goes in its place; short of the rest, it is allocated in part, and the hub told", async () => {
    const { addProduct, stock, balance, detail, admin } = scene;
    const product = await addProduct();
    const row = await makeOrderIn(scene, { state: "ALLOCATED", retailer, product });
    const gone = await batchOf(row);
    const other = await stock(product, 4);
    await renew();
    expect(await again(row)).toEqual([]);
    await set(gone, { blocked: true });
    const refused = await take(row, "pack", admin);
    expect([refused.status, refused.errorMessage]).toEqual([
      409,
      "Some of its goods have expired or were blocked: others are set aside within minutes",
    ]);
    await renew();
    const now = await detail(row);
    expect(now).toMatchObject({ state: "PARTIALLY_ALLOCATED", short: true, total: row.total });
    expect(now.items.map(({ pieces }) => pieces)).toMatchObject([[{ batchId: other, units: 4 }]]);
    expect([await balance(gone), await balance(other)]).toEqual([
      { on_hand: 10, reserved: 0 },
      { on_hand: 4, reserved: 4 },
    ]);
    expect(await again(row)).toEqual([{ state: "PARTIALLY_ALLOCATED", setAside: 4, short: true }]);
    expect(await told(row)).toBe(1);
    expect(now.stateSince > row.stateSince).toBe(true);
    // What comes later is got as by any order that is short.
    await stock(product, 6);
    const { payload: full } = await take(now, "allocate", admin);
    expect([full.state, full.short]).toEqual(["ALLOCATED", false]);
    expect((await take(full, "pack", admin)).payload.state).toBe("PACKED");
  });

  it("is replaced in an order that is only placed, which stays what it was, and nobody is told", async () => {
    const { addProduct, stock, balance, detail } = scene;
    const product = await addProduct();
    const row = await makeOrderIn(scene, { state: "PLACED", retailer, product });
    const gone = await batchOf(row);
    const other = await stock(product, 10);
    // It would still be sold today, but not on the day of delivery.
    await set(gone, { expires_on: row.orderSlot ?? today });
    await renew();
    const now = await detail(row);
    expect(now).toMatchObject({ state: "PLACED", short: false, total: row.total, stateSince: row.stateSince });
    expect([await balance(gone), await balance(other)]).toMatchObject([{ reserved: 0 }, { reserved: 10 }]);
    expect(await told(row)).toBe(0);
  });

  it("is replaced once, whoever else does so at the same moment; what is packed stays so", async () => {
    const { addProduct, stock, balance, detail } = scene;
    const product = await addProduct();
    const packed = await makeOrderIn(scene, { state: "PACKED", retailer, product });
    const left = await batchOf(packed);
    const rows = [];
    for (const state of ["CONFIRMED", "ALLOCATED", "ON_HOLD"] as const)
      rows.push(await makeOrderIn(scene, { state, retailer, product }));
    const gone = await Promise.all(rows.map(batchOf));
    const other = await stock(product, 25);
    for (const batch of [...gone, left]) await set(batch, { blocked: true });
    await Promise.all([renew(), renew(), renew()]);
    const kept = await Promise.all(rows.map((row) => detail(row)));
    const reserved = kept.flatMap(({ items }) => items.map((line) => line.reserved));
    expect(reserved.reduce((sum, units) => sum + units, 0)).toBe(25);
    expect(kept.filter(({ short }) => short)).toHaveLength(1);
    expect(await balance(other)).toEqual({ on_hand: 25, reserved: 25 });
    for (const batch of gone) expect(await balance(batch)).toEqual({ on_hand: 10, reserved: 0 });
    for (const row of rows) expect(await again(row)).toHaveLength(1);
    expect(await again(packed)).toEqual([]);
  });
});
