import { addDays, todayIn } from "@o2r/forms/days";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BodyOf } from "@o2r/api/contract";
import { holidayEndpoints as holiday } from "@o2r/api/contract/logistics";
import { orderEndpoints as order, type OrderRow } from "@o2r/api/contract/orders";
import { openOrderScene, type OrderScene } from "../test/order-scene.ts";

let scene: OrderScene;
let day: string;
let state: string;
let first: OrderRow;
let second: OrderRow;
beforeAll(async () => {
  scene = await openOrderScene();
  const { db, hub, addRetailers, addProduct, placed, admin, days } = scene;
  await db.updateTable("warehouse").set({ weekly_offs: [] }).execute();
  // Nothing that the demo had ordered is promised for that day.
  await db.updateTable("orders").set({ order_slot: null, slot_held: false }).execute();
  await db.deleteFrom("slot_day").execute();
  ({ state } = await db.selectFrom("warehouse").select("state").where("id", "=", hub).executeTakeFirstOrThrow());
  const [one = "", other = ""] = await addRetailers(2);
  // A day that can be had whatever the hour.
  day = (await days(one)).findLast(({ reason }) => reason === null)?.day ?? "";
  const product = await addProduct();
  first = await placed(one, [[product, 1]], admin, { orderSlot: day });
  second = await placed(other, [[product, 1]], admin, { orderSlot: day });
});
afterAll(() => scene.service.stop());

/** Makes a holiday of that day, asks what is promised for it, and takes it away again. */
const during = async <T>(
  values: Partial<BodyOf<typeof holiday.create>>,
  ask: (id: string) => Promise<T>,
): Promise<T> => {
  const body = { day, name: "Mela", scope: "ALL", affects: "BOTH", ...values } as const;
  const { status, payload, errors } = await scene.superAdmin.call(holiday.create, { body });
  expect([status, errors]).toEqual([200, []]);
  const answer = await ask(payload.id);
  await scene.db.updateTable("holiday").set({ active: false }).where("id", "=", payload.id).execute();
  return answer;
};
const read = async (id: string) => {
  const { status, payload, errorMessage } = await scene.superAdmin.call(order.onHoliday, { params: { id } });
  expect([status, errorMessage]).toEqual([200, undefined]);
  return payload;
};
const numbers = (orders: readonly OrderRow[]) => orders.map(({ orderNumber }) => orderNumber);
const both = () => numbers([first, second]);

describe("S7.60 a holiday that is saved", () => {
  it("tells the open orders that are promised for it where it holds, and no others", async () => {
    const { hub, otherHub } = scene;
    const toldOf = (values: Partial<BodyOf<typeof holiday.create>>) =>
      during(values, async (id) => numbers((await read(id)).orders));
    expect(await toldOf({})).toEqual(both());
    expect(await toldOf({ scope: "STATE", state })).toEqual(both());
    expect(await toldOf({ scope: "HUB", hubId: hub, affects: "DELIVERY" })).toEqual(both());
    expect(await toldOf({ affects: "ORDER" })).toEqual([]);
    expect(await toldOf({ scope: "STATE", state: state === "Goa" ? "Kerala" : "Goa" })).toEqual([]);
    expect(await toldOf({ scope: "HUB", hubId: otherHub })).toEqual([]);
    expect(await toldOf({ day: addDays(day, 1) })).toEqual([]);
    const gone = await scene.superAdmin.call(order.onHoliday, { params: { id: crypto.randomUUID() } });
    expect([gone.status, gone.errorMessage]).toEqual([404, "Holiday not found"]);
  });

  it("gives each the next day that its hub can deliver it, which it can have", async () => {
    const { db, hub, takenOn, superAdmin } = scene;
    await db.updateTable("warehouse").set({ slot_capacity: 1 }).where("id", "=", hub).execute();
    await during({}, async (id) => {
      const { orders } = await read(id);
      expect(orders.map(({ nextDay }) => nextDay)).toEqual([addDays(day, 1), addDays(day, 2)]);
      for (const { id: orderId, version, nextDay } of orders) {
        const call = { params: { id: orderId }, version, body: { orderSlot: nextDay ?? "" } };
        const { status, payload } = await superAdmin.call(order.reschedule, call);
        expect([status, payload.orderSlot]).toEqual([200, nextDay]);
      }
      expect([await takenOn(day), await takenOn(addDays(day, 1)), await takenOn(addDays(day, 2))]).toEqual([0, 1, 1]);
      expect(await read(id)).toEqual({ orders: [], total: 0, invoiced: 0 });
    });
    await db.updateTable("orders").set({ order_slot: day }).where("id", "in", [first.id, second.id]).execute();
  });

  it("is named with the number of its orders among those to come, and tells how many ride by their shipment", async () => {
    const { db, superAdmin, otherHub } = scene;
    const ahead = async () => (await superAdmin.call(order.onHolidays)).payload;
    expect(await ahead()).toEqual([]);
    expect(await during({ scope: "HUB", hubId: otherHub }, ahead)).toEqual([]);
    expect(await during({}, ahead)).toMatchObject([{ day, name: "Mela", orders: 2 }]);
    await db.updateTable("orders").set({ state: "INVOICED" }).where("id", "=", second.id).execute();
    expect(await during({}, async (id) => [await read(id), await ahead()])).toMatchObject([
      { orders: [{ orderNumber: first.orderNumber }], total: 1, invoiced: 1 },
      [{ orders: 1 }],
    ]);
    // What waits for another attempt has no shipment yet: its day may change.
    await db.updateTable("orders").set({ state: "RESCHEDULED" }).where("id", "=", second.id).execute();
    expect(await during({}, async (id) => [await read(id), await ahead()])).toMatchObject([
      { orders: [{ orderNumber: first.orderNumber }, { state: "RESCHEDULED" }], total: 2, invoiced: 0 },
      [{ orders: 2 }],
    ]);
    await db.updateTable("orders").set({ state: "PLACED" }).where("id", "=", second.id).execute();
  });

  it("tells nothing of a day that has passed: what is promised for it is late", async () => {
    const { db } = scene;
    const before = addDays(todayIn(), -1);
    await db.updateTable("orders").set({ order_slot: before }).where("id", "in", [first.id, second.id]).execute();
    expect((await during({ day: before }, read)).total).toBe(0);
  });
});
