import { todayIn } from "@o2r/forms/days";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import type { BodyOf } from "@o2r/api/contract";
import { creditNoteEndpoints as creditNote, invoiceEndpoints as invoice } from "@o2r/api/contract/billing";
import { shipmentEndpoints as shipment } from "@o2r/api/contract/logistics";
import { orderEndpoints as order, returnEndpoints as goodsReturn } from "@o2r/api/contract/orders";
import { qcEndpoints as qc } from "@o2r/api/contract/stock";
import type { Client } from "../../../test/client.ts";
import { setSetting } from "../../test/set-setting.ts";
import { disagreements } from "../../orders/test/disagreements.ts";
import { makeOrderIn } from "../../orders/test/make-order-in.ts";
import { openOrderScene } from "../../orders/test/order-scene.ts";
import { cash } from "../test/shipment-scene.ts";

const scene = await openOrderScene();
const { admin, hubManager, db, hub } = scene;
afterAll(() => scene.service.stop());
const issuer = await scene.service.signIn("super_super_admin");
const retailer = await scene.addRetailer();
const today = todayIn();

/** An order of ten units for ₹106 with its invoice. */
const invoiced = async () => {
  const { id } = await makeOrderIn(scene, { state: "PACKED", retailer, product: await scene.addProduct() });
  const { payload } = await admin.call(invoice.issue, { body: { orderId: id } });
  return { orderId: id, invoiceId: payload.id };
};
const whole = async (id: string) => (await admin.call(shipment.get, { params: { id } })).payload;
const at = async (id: string) => ({ params: { id }, version: (await whole(id)).version });
const orderAt = async (id: string) => ({ params: { id }, version: (await scene.detail({ id })).version });

/** Sends one order out, says how its stop went, and leaves the shipment to be settled. */
const ride = async (orderId: string, given: Partial<BodyOf<typeof shipment.visit>>) => {
  const { payload: row } = await admin.call(shipment.create, {
    body: {
      warehouseId: hub,
      vehicleType: "MINI_TRUCK",
      departOn: today,
      vehicleNumber: "MH 12 QX 4071",
      driverName: "Driver of the day",
      driverMobile: "9876500012",
      stops: [orderId],
    },
  });
  await admin.call(shipment.load, { ...(await at(row.id)), body: { packs: row.packs } });
  await admin.call(shipment.start, await at(row.id));
  const stop = (await whole(row.id)).stopList[0];
  const { status, errorMessage } = await admin.call(shipment.visit, {
    params: { id: row.id, stopId: stop?.id ?? "" },
    body: {
      version: stop?.version ?? 0,
      outcome: "FAILED",
      at: new Date().toISOString(),
      reason: "REFUSED",
      ...given,
    } as BodyOf<typeof shipment.visit>,
  });
  expect([status, errorMessage]).toEqual([200, undefined]);
  return { ...row, stopId: stop?.id ?? "" };
};
type Settled = Partial<BodyOf<typeof shipment.settle>>;
const settleAs = async (as: Client, id: string, body: Settled) =>
  as.call(shipment.settle, {
    ...(await at(id)),
    // What nobody counted need not be sent.
    body: { handed: 0, ...body } as BodyOf<typeof shipment.settle>,
  });
const settle = async (id: string, body: Settled = {}) => {
  const { status, errorMessage } = await settleAs(admin, id, body);
  expect([status, errorMessage]).toEqual([200, undefined]);
};

/** Finds all good that came back of an order, and issues the credit note that follows. */
const credited = async (orderId: string) => {
  const [came] = (await scene.detail({ id: orderId })).returns;
  const { payload: row } = await admin.call(goodsReturn.get, { params: { id: came?.id ?? "" } });
  const { payload: check } = await admin.call(qc.get, { params: { id: row.qcId ?? "" } });
  await admin.call(qc.submit, {
    params: { id: check.id },
    version: check.version,
    body: {
      items: check.items.map(({ id, received }) => ({ id, accepted: received, rejected: 0, held: 0, note: "" })),
    },
  });
  const { payload: asked } = await admin.call(goodsReturn.get, { params: { id: row.id } });
  const note = await db
    .selectFrom("credit_note")
    .select(["id", "version"])
    .where("id", "=", asked.creditNoteId)
    .executeTakeFirstOrThrow();
  const { payload, errorMessage } = await issuer.call(creditNote.issue, {
    params: { id: note.id },
    version: note.version,
  });
  expect(errorMessage).toBeUndefined();
  return payload;
};
const billOf = async (id: string) => (await admin.call(invoice.get, { params: { id } })).payload;
const onShelf = async (orderId: string) =>
  (
    await sql<{ on_hand: number; quarantine: number }>`select on_hand, quarantine from stock_balance
      where batch_id in (select batch_id from order_piece where order_id = ${orderId})`.execute(db)
  ).rows;

/** Asks for another attempt, on the first day that is another. */
const again = async (orderId: string) => {
  const before = await scene.detail({ id: orderId });
  const day = (await scene.days(retailer)).find((one) => one.reason === null && one.day !== before.orderSlot);
  return admin.call(order.deliverAgain, { ...(await orderAt(orderId)), body: { orderSlot: day?.day ?? "" } });
};

it("undelivered three times, an order returns to its hub, is checked, credited, and closed", async () => {
  const { orderId, invoiceId } = await invoiced();
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const row = await ride(orderId, {});
    await settle(row.id);
    if (attempt === 3) break;
    expect((await again(orderId)).status).toBe(200);
  }
  const after = await scene.detail({ id: orderId });
  expect(after).toMatchObject({ state: "RETURNED_TO_HUB", returns: [{ state: "RECEIVED" }] });
  expect(await onShelf(orderId)).toEqual([{ on_hand: 0, quarantine: 10 }]);
  const note = await credited(orderId);
  expect(note).toMatchObject({ state: "ISSUED", total: 106, roundOff: -0.2, reason: "Not delivered" });
  expect(await onShelf(orderId)).toEqual([{ on_hand: 10, quarantine: 0 }]);
  expect((await scene.detail({ id: orderId })).state).toBe("CLOSED");
  expect(await billOf(invoiceId)).toMatchObject({ state: "CREDIT_NOTE_ISSUED", due: 0 });
  expect(await disagreements(db)).toEqual([]);
});

it("undelivered as often as its hub tries, an order returns to it; lowered meanwhile, it does not ride again", async () => {
  await setSetting(issuer, "deliveryAttempts", "1", hub);
  const first = await invoiced();
  await settle((await ride(first.orderId, {})).id);
  expect(await scene.detail({ id: first.orderId })).toMatchObject({ state: "RETURNED_TO_HUB", attempts: 1 });

  await setSetting(issuer, "deliveryAttempts", "4", hub);
  const { orderId } = await invoiced();
  await settle((await ride(orderId, {})).id);
  await setSetting(issuer, "deliveryAttempts", "1", hub);
  const refused = await again(orderId);
  expect([refused.status, refused.errorMessage]).toEqual([409, "1 attempt has failed: its goods go back to the shelf"]);
  await setSetting(issuer, "deliveryAttempts", "4", hub);
  for (let attempt = 2; attempt <= 3; attempt += 1) {
    expect((await again(orderId)).status).toBe(200);
    await settle((await ride(orderId, {})).id);
  }
  // Everywhere else it would go back after three.
  expect(await scene.detail({ id: orderId })).toMatchObject({ state: "UNDELIVERED", attempts: 3 });
  expect((await again(orderId)).status).toBe(200);
  await setSetting(issuer, "deliveryAttempts", "3", hub);
});

it("undelivered before its day is over, an order rides again on that day, in the place that it has", async () => {
  const { orderId } = await invoiced();
  await settle((await ride(orderId, {})).id);
  const { orderSlot } = await scene.detail({ id: orderId });
  const taken = await scene.takenOn(orderSlot);
  const body = { orderSlot: orderSlot ?? "" };
  const { status, payload } = await admin.call(order.deliverAgain, { ...(await orderAt(orderId)), body });
  expect([status, payload.state, payload.orderSlot]).toEqual([200, "RESCHEDULED", orderSlot]);
  expect(await scene.takenOn(orderSlot)).toBe(taken);
});

it("delivered in part, the rest is credited once it is counted, with what was lost on the way", async () => {
  const { orderId, invoiceId } = await invoiced();
  const row = await ride(orderId, { outcome: "PARTIAL", lines: [{ position: 0, delivered: 4 }] });
  const aboard = await hubManager.call(order.creditRest, await orderAt(orderId));
  expect(aboard.errorMessage).toBe(`Its goods are on ${row.number}: settle that first`);
  const counts = [{ stopId: row.stopId, position: 0, counted: 5 }];
  await settle(row.id, { counts, reason: "One was lost" });
  const { payload, errorMessage } = await hubManager.call(order.creditRest, await orderAt(orderId));
  expect([payload.state, errorMessage]).toEqual(["CLOSED", undefined]);
  // Six of ten units, of which five came back.
  expect(await credited(orderId)).toMatchObject({ total: 63.72, reason: "Rest of a delivery" });
  expect(await onShelf(orderId)).toEqual([{ on_hand: 5, quarantine: 0 }]);
  expect((await billOf(invoiceId)).due).toBe(42.28);
  expect((await hubManager.call(order.creditRest, await orderAt(orderId))).status).toBe(409);
  // What was delivered may still come back, and together that is all of it.
  const body = { orderId, lines: [{ position: 0, units: 5, reason: "DAMAGED" as const }], note: "" };
  const more = await hubManager.call(goodsReturn.request, { body });
  expect(more.errors[0]?.message).toMatch(/^Only 4 of Test soap \d+ can be returned$/);
  expect(await disagreements(db)).toEqual([]);
});

it("not delivered once and given up, an order is credited although nothing of it came back", async () => {
  const { orderId, invoiceId } = await invoiced();
  const row = await ride(orderId, {});
  await settle(row.id, { counts: [{ stopId: row.stopId, position: 0, counted: 0 }], reason: "The vehicle was robbed" });
  const { payload } = await hubManager.call(order.creditRest, await orderAt(orderId));
  expect(payload.state).toBe("RETURNED_TO_HUB");
  expect((await billOf(invoiceId)).creditNotes).toMatchObject([{ state: "ASKED", total: 106 }]);
});

it("with goods or cash missing, a shipment is settled within what its settler may move in a day", async () => {
  const ten = await invoiced();
  const row = await ride(ten.orderId, {});
  const lost = { counts: [{ stopId: row.stopId, position: 0, counted: 0 }], reason: "The vehicle was robbed" };
  await setSetting(issuer, "stockValueCap", "1");
  const tooMany = await settleAs(hubManager, row.id, lost);
  expect(tooMany.errors).toEqual([{ field: "counts", message: expect.stringMatching(/an administrator does this$/) }]);
  expect((await settleAs(admin, row.id, lost)).status).toBe(200);

  const paid = await ride((await invoiced()).orderId, {
    outcome: "DELIVERED",
    reason: undefined,
    payment: cash,
  });
  const short = { handed: 100, reason: "A note was torn" };
  const tooLittle = await settleAs(hubManager, paid.id, short);
  const message = "This is ₹6. You have moved ₹0 today, and may move ₹1 a day: an administrator does this";
  expect(tooLittle.errors).toEqual([{ field: "handed", message }]);
  await setSetting(issuer, "stockValueCap", "50000");
  expect((await settleAs(hubManager, paid.id, short)).status).toBe(200);
});
