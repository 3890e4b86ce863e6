// Long because a shipment is shown from its draft to its settlement on one road, and a scene costs a database.
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { collectionEndpoints as collection, invoiceEndpoints as invoice } from "@o2r/api/contract/billing";
import { shipmentEndpoints as shipment, shipmentLife, type ShipmentState } from "@o2r/api/contract/logistics";
import { orderEndpoints as order } from "@o2r/api/contract/orders";
import { qcEndpoints as qc } from "@o2r/api/contract/stock";
import { walkLifecycle } from "../../../trade/lifecycle/test/walk-lifecycle.ts";
import { disagreements } from "../../orders/test/disagreements.ts";
import { reason } from "../../orders/test/make-order-in.ts";
import { cash, openShipmentScene } from "../test/shipment-scene.ts";

const scene = await openShipmentScene();
const { admin, hubManager, db, hub, maker, today, vehicle } = scene;
const { invoiced, create, made, whole, at, out, visit, settle, stateOf, again } = scene;
afterAll(() => scene.service.stop());
const centralManager = await scene.service.signIn("cwh_manager");

describe("what waits for a vehicle", () => {
  it("is what has its invoice, with what it weighs and is to be paid for, until it is on a shipment", async () => {
    const { orderId } = await invoiced();
    const ask = async () =>
      (await hubManager.call(shipment.eligible, { query: { warehouseId: hub, shipmentId: undefined } })).payload;
    const found = (await ask()).orders.find(({ id }) => id === orderId);
    expect(found).toMatchObject({ packs: 10, weight: 10_000, value: 106, cod: 106, needsEwb: false, attempts: 0 });
    const row = await made([orderId]);
    expect((await ask()).orders.some(({ id }) => id === orderId)).toBe(false);
    const own = await admin.call(shipment.eligible, { query: { warehouseId: hub, shipmentId: row.id } });
    expect(own.payload.orders.some(({ id }) => id === orderId)).toBe(true);
  });

  it("is of the own warehouse only", async () => {
    const ask = await hubManager.call(shipment.eligible, {
      query: { warehouseId: scene.otherHub, shipmentId: undefined },
    });
    expect(ask.status).toBe(404);
    const { orderId } = await invoiced();
    expect((await create([orderId], { warehouseId: scene.otherHub }, hubManager)).status).toBe(403);
    const elsewhere = await create([orderId], { warehouseId: scene.otherHub });
    expect(elsewhere.errors).toEqual([{ field: "stops.0", message: "This order is not of this warehouse" }]);
  });
});

describe("a shipment", () => {
  it("is a draft until its vehicle and driver are named, and has the next number of its warehouse", async () => {
    const [one, two] = [await invoiced(), await invoiced()];
    const draft = await made([one.orderId], { vehicleNumber: "", driverName: "", driverMobile: "" });
    expect(draft).toMatchObject({ state: "DRAFT", stops: 1, packs: 10, value: 106, cod: 106 });
    const unnamed = await admin.call(shipment.plan, await at(draft.id));
    expect(unnamed.errorMessage).toBe("Name its vehicle first");
    const changed = await admin.call(shipment.change, {
      ...(await at(draft.id)),
      body: { ...vehicle, stops: [two.orderId, one.orderId] },
    });
    expect(changed.payload).toMatchObject({ state: "PLANNED", stops: 2, value: 212 });
    expect((await whole(draft.id)).stopList.map(({ orderId, position }) => [orderId, position])).toEqual([
      [two.orderId, 1],
      [one.orderId, 2],
    ]);
    const next = await made([(await invoiced()).orderId]);
    expect(Number(next.number.slice(-5))).toBe(Number(draft.number.slice(-5)) + 1);
  });

  it("takes an order once, however many load it at the same time", async () => {
    const { orderId, orderNumber } = await invoiced();
    const answers = await Promise.all(Array.from({ length: 6 }, () => create([orderId])));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const said = answers.flatMap(({ errorMessage }) => (errorMessage === undefined ? [] : [errorMessage]));
    expect(new Set(said)).toEqual(new Set([`${orderNumber} is on ${won[0]?.payload.number} already`]));
    const row = await made([(await invoiced()).orderId]);
    await admin.call(shipment.cancel, { ...(await at(row.id)), body: reason });
    // What was on a cancelled one waits again.
    expect((await create((await whole(row.id)).stopList.map((stop) => stop.orderId))).status).toBe(200);
  });

  it("is loaded with as many packs as its sheet has", async () => {
    const row = await made([(await invoiced()).orderId]);
    const short = await admin.call(shipment.load, { ...(await at(row.id)), body: { packs: 9 } });
    expect(short.errors).toEqual([{ field: "packs", message: "The load sheet has 10 packs: count again" }]);
    const full = await admin.call(shipment.load, { ...(await at(row.id)), body: { packs: 10 } });
    expect(full.payload.state).toBe("LOADED");
  });

  it("leaves with its orders, and not when one of their invoices was cancelled", async () => {
    const [one, two] = [await invoiced(), await invoiced()];
    const left = await out([one.orderId]);
    expect([left.state, await stateOf(one.orderId)]).toEqual(["IN_TRANSIT", "SHIPPED"]);
    const row = await made([two.orderId]);
    await admin.call(shipment.load, { ...(await at(row.id)), body: { packs: 10 } });
    const { payload } = await admin.call(invoice.get, { params: { id: two.invoiceId } });
    await admin.call(invoice.cancel, { params: { id: two.invoiceId }, version: payload.version, body: reason });
    const stopped = await admin.call(shipment.start, await at(row.id));
    expect(stopped.errorMessage).toBe(
      `${payload.number} of ${two.orderNumber} is cancelled: change the shipment first`,
    );
  });

  it("above the threshold leaves with its e-way bill only", async () => {
    const { orderId, invoiceId } = await invoiced();
    await sql`update system_setting set value = '50' where key = 'eWayThreshold'`.execute(db);
    await sql`insert into system_setting (id, key, value) select gen_random_uuid(), 'eWayThreshold', '50'
      where not exists (select from system_setting where key = 'eWayThreshold')`.execute(db);
    const row = await made([orderId]);
    await admin.call(shipment.load, { ...(await at(row.id)), body: { packs: 10 } });
    const [stop] = (await whole(row.id)).stopList;
    expect(stop?.needsEwb).toBe(true);
    const stopped = await admin.call(shipment.start, await at(row.id));
    expect(stopped.errorMessage).toBe(`${stop?.invoiceNumber} is above ₹50: enter its e-way bill first`);
    const body = { stopId: stop?.id ?? "", ewbNumber: "331000123456", ewbValidTill: today };
    expect((await admin.call(shipment.eWayBill, { ...(await at(row.id)), body })).status).toBe(200);
    expect((await admin.call(shipment.start, await at(row.id))).payload.state).toBe("IN_TRANSIT");
    const { payload } = await admin.call(invoice.get, { params: { id: invoiceId } });
    expect([payload.ewbNumber, payload.vehicle]).toEqual(["331000123456", "MH 12 QX 4071"]);
    await sql`delete from system_setting where key = 'eWayThreshold'`.execute(db);
  });

  it("of a hub is not there for whoever runs the central warehouse", async () => {
    const row = await made([(await invoiced()).orderId]);
    expect((await hubManager.call(shipment.get, { params: { id: row.id } })).status).toBe(200);
    expect((await centralManager.call(shipment.get, { params: { id: row.id } })).status).toBe(404);
  });
});

describe("a stop", () => {
  it("that is delivered with cash delivers the order's lines and pays its invoice, and the last completes the shipment", async () => {
    const { orderId, invoiceId } = await invoiced(await scene.addRetailer());
    const row = await out([orderId]);
    const { payload } = await visit(row, 1, { payment: cash, receivedBy: "At the counter" });
    expect(payload).toMatchObject({ state: "COMPLETED", done: 1, collected: 106 });
    expect(payload.stopList[0]).toMatchObject({
      state: "DELIVERED",
      cash: 106,
      due: 0,
      receivedBy: "At the counter",
      receipts: [{ mode: "CASH", amount: 106 }],
    });
    const after = await scene.detail({ id: orderId });
    expect([after.state, after.items[0]?.delivered]).toEqual(["DELIVERED", 10]);
    expect((await admin.call(invoice.get, { params: { id: invoiceId } })).payload.state).toBe("PAID");
  });

  it("in part leaves what was counted, refuses the rest, and keeps the order open", async () => {
    const { orderId } = await invoiced();
    const row = await out([orderId]);
    const nothing = await visit(row, 1, {
      outcome: "PARTIAL",
      reason: "REFUSED",
      lines: [{ position: 0, delivered: 0 }],
    });
    expect(nothing.errors[0]?.field).toBe("outcome");
    await visit(row, 1, { outcome: "PARTIAL", reason: "REFUSED", lines: [{ position: 0, delivered: 4 }] });
    const after = await scene.detail({ id: orderId });
    expect(after).toMatchObject({ state: "PARTIALLY_DELIVERED", attempts: 0, reason: "Refused" });
    expect(after.items[0]).toMatchObject({ delivered: 4, refused: 6 });
  });

  it("is visited once, and whoever comes second sees how it stands; sent again under its key it is not done again", async () => {
    const { orderId } = await invoiced(await scene.addRetailer());
    const row = await out([orderId, (await invoiced()).orderId]);
    const key = crypto.randomUUID();
    const at = new Date().toISOString();
    const [first, repeated] = [
      await visit(row, 1, { payment: cash, at }, key),
      await visit(row, 1, { payment: cash, at }, key),
    ];
    expect([first.status, repeated.status, repeated.payload.collected]).toEqual([200, 200, 106]);
    const second = await visit(row, 1, { outcome: "FAILED", reason: "SHOP_CLOSED" });
    expect(second.status).toBe(412);
    expect(await stateOf(orderId)).toBe("DELIVERED");
    const answers = await Promise.all([visit(row, 2), visit(row, 2, { outcome: "FAILED", reason: "REFUSED" })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  it("keeps the cash and the proof of a second account, whatever stands there already", async () => {
    const other = await scene.addRetailer();
    const row = await out([(await invoiced(other)).orderId, (await invoiced()).orderId]);
    const stop = row.stopList[0];
    const body = {
      version: 1,
      outcome: "DELIVERED",
      at: new Date().toISOString(),
      lines: [],
      note: "",
      payment: cash,
      receivedBy: "The owner",
    } as const;
    const tell = () =>
      admin.call(shipment.second, {
        params: { id: row.id, stopId: stop?.id ?? "" },
        body: { ...body, lines: [], reason: undefined, photo: undefined },
      });
    expect((await tell()).errorMessage).toBe("This stop was not visited yet");
    await visit(row, 1, { outcome: "FAILED", reason: "SHOP_CLOSED" });
    const { payload } = await tell();
    expect(payload.collected).toBe(106);
    expect(payload.stopList[0]).toMatchObject({
      state: "FAILED",
      cash: 106,
      others: [{ outcome: "DELIVERED", collected: 106, receivedBy: "The owner" }],
    });
  });

  it("of a shipment that has not left is not visited", async () => {
    const row = await made([(await invoiced()).orderId]);
    const { errorMessage } = await visit(await whole(row.id), 1);
    expect(errorMessage).toBe(`${row.number} is not under way`);
  });
});

describe("a settlement", () => {
  it("compares cash and goods, and a difference has its reason", async () => {
    const [one, two] = [await invoiced(await scene.addRetailer()), await invoiced()];
    const row = await out([one.orderId, two.orderId]);
    await visit(row, 1, { payment: cash });
    const { payload } = await visit(row, 2, { outcome: "FAILED", reason: "SHOP_CLOSED" });
    const line = { stopId: payload.stopList[1]?.id ?? "", position: 0 };
    const silent = await settle(row.id, { handed: 100 });
    expect(silent.errors).toEqual([{ field: "reason", message: "Say why cash or goods do not agree" }]);
    const many = await settle(row.id, { handed: 106, counts: [{ ...line, counted: 11 }] });
    expect(many.errorMessage).toBe("Only 10 were not delivered");
    const done = await settle(row.id, { handed: 100, counts: [{ ...line, counted: 9 }], reason: "A note was torn" });
    expect(done.payload).toMatchObject({ state: "SETTLED", cashDue: 106, cashHanded: 100, reason: "A note was torn" });
    expect((await whole(row.id)).stopList[1]?.lines[0]?.counted).toBe(9);
  });

  it("brings what was paid at the doors among the collections: what was planned is collected, the rest of it is due", async () => {
    const [shop, other] = [await scene.addRetailer(), await scene.addRetailer()];
    const [one, two] = [await invoiced(shop), await invoiced(other)];
    await admin.call(collection.create, { body: { customer_id: shop, amt: 150, collection_date: today } });
    const row = await out([one.orderId, two.orderId]);
    await visit(row, 1, { payment: cash });
    await visit(row, 2, { payment: cash });
    const rowsOf = async (of: string) =>
      (
        await admin.call(collection.list, { query: { q: "", sort: "createdAt", size: 10, cursor: null, retailer: of } })
      ).payload.content.map(({ state, amt, amountPaid, shipmentNumber }) => [state, amt, amountPaid, shipmentNumber]);
    expect(await rowsOf(other)).toEqual([]);
    await settle(row.id, { handed: 212 });
    expect(await rowsOf(shop)).toEqual([
      ["PARTIALLY_COLLECTED", 150, "Rs. 106.00", row.number],
      ["DUE", 44, "Rs. 106.00", null],
    ]);
    expect(await rowsOf(other)).toEqual([["COLLECTED", 106, "Rs. 106.00", row.number]]);
  });

  it("lets what was not delivered ride again on its own invoice, and after three attempts returns it through QC", async () => {
    const { orderId, invoiceId, orderNumber } = await invoiced();
    const fail = async () => {
      const row = await out([orderId]);
      expect(row.stopList[0]?.invoiceId).toBe(invoiceId);
      await visit(row, 1, { outcome: "FAILED", reason: "SHOP_CLOSED" });
      const early = await scene.detail({ id: orderId });
      const refused = await admin.call(order.deliverAgain, {
        params: { id: orderId },
        version: early.version,
        body: { orderSlot: today },
      });
      expect(refused.status).toBe(409);
      expect((await settle(row.id, {})).payload.state).toBe("SETTLED");
    };
    await fail();
    expect((await again(orderId)).state).toBe("RESCHEDULED");
    await fail();
    await again(orderId);
    await fail();
    const after = await scene.detail({ id: orderId });
    expect(after).toMatchObject({ state: "RETURNED_TO_HUB", attempts: 3 });
    expect(after.items[0]).toMatchObject({ delivered: 0, refused: 10 });
    const checks = await admin.call(qc.list, { query: { q: orderNumber } as never }); // the search box
    // An order of another hub may have the same number.
    const own = checks.payload.content.filter(({ warehouseId }) => warehouseId === after.warehouseId);
    expect(own).toMatchObject([{ source: "RETURN", supplier: orderNumber, received: 10 }]);
    const { rows } = await sql<{ n: number }>`select quarantine as n from stock_balance
      where batch_id in (select batch_id from order_piece where order_id = ${orderId})`.execute(db);
    expect(rows).toEqual([{ n: 10 }]);
  });

  it("leaves another day to what waits for another attempt, which is its place of the day, until a shipment has it", async () => {
    const { orderId } = await invoiced();
    const first = await out([orderId]);
    await visit(first, 1, { outcome: "FAILED", reason: "SHOP_CLOSED" });
    await settle(first.id, {});
    const planned = await again(orderId);
    const days = (await scene.days(scene.retailer)).filter(({ reason: why }) => why === null);
    const other = days.findLast(({ day }) => day !== planned.orderSlot)?.day ?? "";
    const move = async (orderSlot: string) => {
      const { version } = await scene.detail({ id: orderId });
      return hubManager.call(order.reschedule, { params: { id: orderId }, version, body: { orderSlot } });
    };
    const places = async () => [await scene.takenOn(planned.orderSlot), await scene.takenOn(other)];
    const [from = 0, to = 0] = await places();
    expect((await move(other)).payload).toMatchObject({ state: "RESCHEDULED", orderSlot: other });
    expect(await places()).toEqual([from - 1, to + 1]);
    const { payload: history } = await admin.call(order.history, { params: { id: orderId } });
    expect(history[0]).toMatchObject({
      action: "order.rescheduled",
      changes: [{ field: "orderSlot", before: planned.orderSlot, after: other }],
    });
    const second = await made([orderId]);
    const held = await move(planned.orderSlot ?? "");
    expect([held.status, held.errorMessage]).toEqual([409, `It is on ${second.number}: take it off that first`]);
    const { payload: acts } = await hubManager.call(order.actions, { params: { id: orderId } });
    expect(acts.find(({ step }) => step === "reschedule")?.reason).toBe(held.errorMessage);
    expect(await places()).toEqual([from - 1, to + 1]);
    await admin.call(shipment.cancel, { ...(await at(second.id)), body: reason });
    expect((await move(planned.orderSlot ?? "")).status).toBe(200);
    expect(await places()).toEqual([from, to]);
  });

  it("delivers the rest of what was taken in part on the second way", async () => {
    const { orderId } = await invoiced();
    const first = await out([orderId]);
    await visit(first, 1, { outcome: "PARTIAL", reason: "CASH_NOT_READY", lines: [{ position: 0, delivered: 4 }] });
    await settle(first.id, {});
    await again(orderId);
    const second = await out([orderId]);
    expect(second.stopList[0]?.lines[0]?.loaded).toBe(6);
    await visit(second, 1);
    const after = await scene.detail({ id: orderId });
    expect([after.state, after.items[0]?.delivered, after.items[0]?.refused]).toEqual(["DELIVERED", 10, 0]);
    // The order leads on to its one invoice, and to both of its ways.
    expect(after.invoices).toHaveLength(1);
    expect(after.shipments).toEqual([
      { id: first.id, number: first.number, state: "PARTIAL" },
      { id: second.id, number: second.number, state: "DELIVERED" },
    ]);
  });

  it("leaves orders, stock and the ledger in agreement", async () => {
    expect(await disagreements(db)).toEqual([]);
    const { rows } = await sql<{ id: string }>`
      select stop.id from shipment_stop as stop where stop.cash > stop.collected
        or stop.collected <> coalesce((select sum(amount) from payment join shipment_payment on payment.id = shipment_payment.payment_id
          where stop_id = stop.id), 0)
      union all select id from shipment where done <> (select count(*) from shipment_stop
          where shipment_id = shipment.id and state <> 'PENDING') and state <> 'SETTLED'`.execute(db);
    expect(rows).toEqual([]);
  });
});

describe("the life of a shipment", () => {
  const find = (id: string) =>
    db.selectFrom("shipment").select(["id", "version", "state"]).where("id", "=", id).executeTakeFirstOrThrow();
  const stopsOf = async (id: string) => (await whole(id)).stopList;
  walkLifecycle({
    life: shipmentLife,
    people: { ADMIN: admin, HUB_MANAGER: hubManager },
    read: find,
    bodies: {
      load: () => ({ packs: 10 }),
      reassign: () => ({ vehicleNumber: "MH 14 AB 1234", driverName: "Another", driverMobile: "9876500013" }),
      cancel: () => reason,
      settle: () => ({ handed: 0, counts: [], reason: "" }),
      eWayBill: async ({ id }) => ({
        stopId: (await stopsOf(id))[0]?.id,
        ewbNumber: "331000123456",
        ewbValidTill: today,
      }),
      change: async ({ id }) => ({ ...vehicle, stops: (await stopsOf(id)).map(({ orderId }) => orderId) }),
    },
    make: async (state) => {
      const row = await made([(await invoiced()).orderId], {}, maker);
      const to = state as ShipmentState; // a state of the life
      await db.updateTable("shipment").set({ state: to }).where("id", "=", row.id).execute();
      return find(row.id);
    },
  });
});
