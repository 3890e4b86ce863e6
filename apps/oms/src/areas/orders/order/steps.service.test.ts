import { addDays, todayIn } from "@o2r/forms/days";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notificationEndpoints as notification } from "@o2r/api/contract/engagement";
import { orderEndpoints as order, type OrderRow } from "@o2r/api/contract/orders";
import type { Client } from "../../../test/client.ts";
import { toPaise } from "../../../trade/paise.ts";
import { disagreements } from "../test/disagreements.ts";
import { reason } from "../test/make-order-in.ts";
import { openOrderScene, type OrderScene } from "../test/order-scene.ts";

let scene: OrderScene;
let retailer: string;
beforeAll(async () => {
  scene = await openOrderScene();
  retailer = await scene.addRetailer();
});
afterAll(async () => {
  // What every step has left behind is a part of what is shown.
  // oxlint-disable-next-line vitest/no-standalone-expect
  expect(await disagreements(scene.db)).toEqual([]);
  await scene.service.stop();
});

const call = ({ id, version }: OrderRow) => ({ params: { id }, version });
const step = async (row: OrderRow, name: "confirm" | "allocate" | "dropShort" | "pack" | "release", as?: Client) =>
  (as ?? scene.admin).call(order[name], call(row));
const done = async (row: OrderRow, ...names: Parameters<typeof step>[1][]): Promise<OrderRow> => {
  let now = row;
  for (const name of names) {
    const { status, payload, errorMessage } = await step(now, name);
    expect([name, status, errorMessage]).toEqual([name, 200, undefined]);
    now = payload;
  }
  return now;
};
const cancel = (row: OrderRow) => scene.admin.call(order.cancel, { ...call(row), body: reason });

describe("what is short", () => {
  it("is told to whoever runs the hub, and is got from the shelf when it is there", async () => {
    const { placed, stock, addProduct, balance, hubManager } = scene;
    const product = await addProduct();
    await stock(product, 3);
    const row = await done(await placed(retailer, [[product, 8]]), "confirm", "allocate");
    expect(row).toMatchObject({ state: "PARTIALLY_ALLOCATED", short: true });
    const { payload } = await hubManager.call(notification.pull);
    const told = payload.find(({ data }) => data.msg.includes(row.orderNumber));
    expect(told?.data.msg).toMatch(/ is short of stock at /);
    expect(told?.data.page).toBe(`/hub-order?short=${row.id}`);
    const later = await stock(product, 20);
    const full = await done(row, "allocate");
    expect([full.state, full.short, full.total]).toEqual(["ALLOCATED", false, row.total]);
    expect(await balance(later)).toEqual({ on_hand: 20, reserved: 5 });
  });

  it("costs what was promised though its batch costs more, and less where it costs less", async () => {
    const { placed, stock, addProduct, detail } = scene;
    const product = await addProduct();
    await stock(product, 2);
    const row = await done(await placed(retailer, [[product, 6]]), "confirm", "allocate");
    await stock(product, 2, { ptr: toPaise(10), mrp: toPaise(15) });
    await stock(product, 2, { ptr: toPaise(8), mrp: toPaise(12) });
    const { items, total } = await detail(await done(row, "allocate"));
    expect(items.map(({ units, reserved, ptr, mrp }) => [units, reserved, ptr, mrp])).toEqual([
      [2, 2, 9, 12],
      [2, 2, 9, 15],
      [2, 2, 8, 12],
    ]);
    expect([row.total, total]).toEqual([64, 61]);
  });

  it("is dropped with its price, unless nothing would be left", async () => {
    const { placed, stock, addProduct, detail } = scene;
    const product = await addProduct({ pack_of: 4 });
    await stock(product, 5);
    const row = await done(await placed(retailer, [[product, 2]]), "confirm", "allocate", "dropShort");
    expect(row).toMatchObject({ state: "ALLOCATED", short: false, units: 5, total: 53 });
    expect((await detail(row)).items).toMatchObject([
      { packs: 2, packOf: 4, units: 8, dropped: 3, reserved: 5, taxable: 45 },
    ]);
    const none = await done(await placed(retailer, [[await addProduct(), 1]]), "confirm", "allocate");
    const refused = await step(none, "dropShort");
    expect([refused.status, refused.errorMessage]).toEqual([409, "Nothing would be left of it: cancel it instead"]);
  });
});

describe("an order that is cancelled", () => {
  it("gives back its stock, its day and its credit, packed or not", async () => {
    const { placed, stock, addProduct, balance, takenOn, days, admin } = scene;
    const limited = await scene.addRetailer({ credit_limit: toPaise(1000) });
    const left = async () => (await admin.call(order.context, { params: { retailerId: limited } })).payload.credit.left;
    const product = await addProduct();
    const batch = await stock(product, 10);
    // A day that is still open tomorrow, whatever the hour.
    const day = (await days(limited)).findLast(({ reason: why }) => why === null)?.day ?? "";
    const before = await takenOn(day);
    for (const names of [[], ["confirm", "allocate"], ["confirm", "allocate", "pack"]] as const) {
      const row = await done(await placed(limited, [[product, 4]], admin, { orderSlot: day }), ...names);
      expect([await takenOn(day), await left()]).toEqual([before + 1, 958]);
      const { status, payload } = await cancel(row);
      expect([status, payload.state, payload.reason]).toEqual([200, "CANCELLED", "Shop closed"]);
      expect([await takenOn(day), await left()]).toEqual([before, 1000]);
      expect(await balance(batch)).toEqual({ on_hand: 10, reserved: 0 });
    }
  });

  it("asks for its reason, in words where it is a custom one", async () => {
    const row = await scene.placed(retailer, [[await scene.addProduct(), 1]]);
    const without = await scene.admin.call(order.cancel, { ...call(row), body: { reason: "CUSTOM" } });
    expect([without.status, without.errors]).toEqual([422, [{ field: "customReason", message: "Reason is required" }]]);
    const body = { reason: "CUSTOM", customReason: "Shop is being painted" };
    const { payload } = await scene.admin.call(order.cancel, { ...call(row), body });
    expect([payload.state, payload.reason]).toEqual(["CANCELLED", "Shop is being painted"]);
    const { payload: history } = await scene.admin.call(order.history, { params: { id: row.id } });
    expect(history.map(({ action }) => action)).toEqual(["order.cancelled", "order.placed"]);
  });
});

describe("another day", () => {
  const move = (row: OrderRow, day: string) =>
    scene.admin.call(order.reschedule, { ...call(row), body: { orderSlot: day } });

  it("has a place for the order, and the day before has one again", async () => {
    const { placed, addProduct, days, takenOn } = scene;
    const row = await placed(retailer, [[await addProduct(), 1]]);
    const other = (await days(retailer)).findLast(({ reason: why }) => why === null)?.day ?? "";
    const [from, to] = [await takenOn(row.orderSlot), await takenOn(other)];
    const { payload } = await move(row, other);
    expect(payload).toMatchObject({ state: "PLACED", orderSlot: other });
    expect([await takenOn(row.orderSlot), await takenOn(other)]).toEqual([from - 1, to + 1]);
  });

  it("is refused in words where it is past, a holiday, full, not of the beat, or too late for what is promised", async () => {
    const { placed, addProduct, stock, db, hub, beat } = scene;
    const product = await addProduct();
    const today = todayIn();
    await stock(product, 5, { expires_on: addDays(today, 25) });
    const row = await placed(retailer, [[product, 1]]);
    const said = async (day: string) => {
      const { status, errorMessage, errors } = await move(row, day);
      return [status, errors[0]?.message ?? errorMessage];
    };
    expect(await said(addDays(today, -1))).toEqual([422, "Date can't be in the past"]);
    expect(await said("2999-01-01")).toEqual([409, "Too far ahead"]);
    const [holiday, full, off] = [addDays(today, 5), addDays(today, 6), addDays(today, 7)];
    await db
      .insertInto("holiday")
      .values({ id: crypto.randomUUID(), day: holiday, name: "Mela", scope: "ALL", affects: "BOTH", every_year: false })
      .execute();
    const { slot_capacity } = await db
      .selectFrom("warehouse")
      .select("slot_capacity")
      .where("id", "=", hub)
      .executeTakeFirstOrThrow();
    expect(await said(holiday)).toEqual([409, "Holiday: Mela"]);
    await db.updateTable("warehouse").set({ slot_capacity: 0 }).where("id", "=", hub).execute();
    expect(await said(full)).toEqual([409, "Full"]);
    await db.updateTable("warehouse").set({ slot_capacity }).where("id", "=", hub).execute();
    const weekday = new Date(`${off}T00:00:00Z`).getUTCDay() || 7;
    await db
      .updateTable("beat")
      .set({ weekdays: [1, 2, 3, 4, 5, 6, 7].filter((one) => one !== weekday) })
      .where("id", "=", beat)
      .execute();
    expect(await said(off)).toEqual([409, "Not on this beat"]);
    expect((await said(addDays(today, 13)))[1]).toMatch(/^Too old by then: Test soap \d+$/);
    expect(await said(row.orderSlot ?? "")).toEqual([409, "It is that day already"]);
    await db.updateTable("holiday").set({ active: false }).execute();
    await db
      .updateTable("beat")
      .set({ weekdays: [1, 2, 3, 4, 5, 6, 7] })
      .where("id", "=", beat)
      .execute();
  });
});

describe("another hub", () => {
  it("takes the order over with stock, day and number, and the one before has them again", async () => {
    const { placed, addProduct, stock, balance, takenOn, otherHub, hub, admin } = scene;
    const product = await addProduct();
    const [here, there] = [
      await stock(product, 9),
      await stock(product, 4, { warehouse_id: otherHub, ptr: toPaise(8) }),
    ];
    const row = await done(await placed(retailer, [[product, 6]]), "confirm");
    const before = await takenOn(row.orderSlot);
    const body = { warehouseId: otherHub };
    const { status, payload } = await admin.call(order.changeHub, { ...call(row), body });
    expect([status, payload.warehouseId, payload.short]).toEqual([200, otherHub, true]);
    expect(["PLACED", "ON_HOLD"]).toContain(payload.state);
    expect(await takenOn(row.orderSlot, hub)).toBe(before - 1);
    expect([await balance(here), await balance(there)]).toEqual([
      { on_hand: 9, reserved: 0 },
      { on_hand: 4, reserved: 4 },
    ]);
    const again = await admin.call(order.changeHub, { ...call(payload), body });
    expect([again.status, again.errorMessage]).toEqual([409, "It is delivered from this hub already"]);
  });
});

describe("an order that waits", () => {
  it("is released once nothing stands against it, and told what does until then", async () => {
    const { addRetailer, addProduct, placed, db, admin } = scene;
    const limited = await addRetailer({ credit_limit: toPaise(5) });
    const row = await placed(limited, [[await addProduct(), 1]]);
    const refused = await step(row, "release");
    expect([refused.status, refused.errorMessage]).toEqual([
      409,
      "₹11 would be owed with this order, and the limit is ₹5",
    ]);
    const stands = async () => (await scene.detail(row)).stands;
    expect(await stands()).toEqual([{ hold: "CREDIT_LIMIT", text: refused.errorMessage }]);
    const { payload: acts } = await admin.call(order.actions, { params: { id: row.id } });
    expect(acts.find((act) => act.step === "release")?.reason).toBe(refused.errorMessage);
    await db
      .updateTable("retailer")
      .set({ credit_limit: toPaise(11) })
      .where("id", "=", limited)
      .execute();
    expect(await stands()).toEqual([]);
    expect(await done(row, "release")).toMatchObject({ state: "PLACED", holds: [] });
  });

  it("is released anyway by who may, with the reason", async () => {
    const row = await scene.placed(await scene.addRetailer({ kyc: "SUSPENDED" }), [[await scene.addProduct(), 1]]);
    const asHub = await scene.hubManager.call(order.releaseAnyway, { ...call(row), body: reason });
    expect(asHub.status).toBe(403);
    const { payload } = await scene.admin.call(order.releaseAnyway, { ...call(row), body: reason });
    expect(payload).toMatchObject({ state: "PLACED", holds: [] });
  });
});
