import { hubInvoiceEndpoints as hubInvoice } from "@o2r/api/contract/billing";
import { notificationEndpoints as notification } from "@o2r/api/contract/engagement";
import { runEndpoints as run, shipmentEndpoints as shipment, type ShipmentDetail } from "@o2r/api/contract/logistics";
import { hubOrderEndpoints as hubOrder } from "@o2r/api/contract/orders";
import { todayIn } from "@o2r/forms/days";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hubDisagreements } from "../../../orders/test/hub-disagreements.ts";
import { setSetting } from "../../../test/set-setting.ts";
import { because, openHubScene, type HubScene } from "../../../orders/test/hub-scene.ts";

let scene: HubScene;
beforeAll(async () => void (scene = await openHubScene()));
afterAll(async () => {
  // What every step has left behind is a part of what is shown.
  // oxlint-disable-next-line vitest/no-standalone-expect
  expect(await hubDisagreements(scene.db)).toEqual([]);
  await scene.service.stop();
});

const today = todayIn();
const vehicle = {
  vehicleType: "TRUCK",
  departOn: today,
  vehicleNumber: "MH 12 QX 4071",
  driverName: "Driver of the day",
  driverMobile: "9876500012",
} as const;

/** A consignment of ten units that has left the shelves, of a hub order of its own. */
const sent = async (units = 10) => {
  const { picked, send, ok, read, stockCentral, addProduct } = scene;
  const product = await addProduct({ pack_of: 5 });
  await stockCentral(product, units);
  const row = await picked([[product, units / 5]]);
  await ok(send(row, units));
  const { dispatches, number } = await read(row);
  const [dispatch] = dispatches;
  if (dispatch === undefined) throw new Error("nothing was sent");
  return { row, number, product, dispatch };
};
const whole = async (id: string): Promise<ShipmentDetail> =>
  (await scene.admin.call(shipment.get, { params: { id } })).payload;
const at = async (id: string) => ({ params: { id }, version: (await whole(id)).version });
const create = (stops: readonly string[], as = scene.cwhManager) =>
  as.call(shipment.create, { body: { warehouseId: scene.cwh, ...vehicle, stops: [...stops] } });
const out = async (stops: readonly string[]): Promise<ShipmentDetail> => {
  const { payload } = await scene.ok(create(stops));
  await scene.ok(scene.cwhManager.call(shipment.load, { ...(await at(payload.id)), body: { packs: payload.packs } }));
  await scene.ok(scene.cwhManager.call(shipment.start, await at(payload.id)));
  return whole(payload.id);
};
const visit = (row: ShipmentDetail, place: number, given: object = {}) => {
  const stop = row.stopList[place - 1];
  return scene.cwhManager.call(shipment.visit, {
    params: { id: row.id, stopId: stop?.id ?? "" },
    body: {
      version: stop?.version ?? 0,
      outcome: "DELIVERED",
      at: new Date().toISOString(),
      lines: [],
      payment: null,
      note: "",
      receivedBy: "",
      ...given,
    },
  });
};

describe("a shipment from a central warehouse", () => {
  it("carries consignments of hub orders that wait there, each once, by hub", async () => {
    const { dispatch, number } = await sent();
    const ask = async () =>
      (await scene.cwhManager.call(shipment.eligible, { query: { warehouseId: scene.cwh, shipmentId: undefined } }))
        .payload;
    const before = await ask();
    expect(before.type).toBe("CWH_TO_HUB");
    expect(before.orders.find(({ id }) => id === dispatch.id)).toMatchObject({
      orderNumber: number,
      invoiceNumber: dispatch.challan,
      packs: 2,
      value: dispatch.total,
      cod: 0,
    });
    const row = await out([dispatch.id]);
    expect([row.type, row.stops, row.packs, row.value, row.cod]).toEqual(["CWH_TO_HUB", 1, 2, dispatch.total, 0]);
    expect(row.stopList[0]?.lines).toMatchObject([{ loaded: 10, packOf: 5, total: dispatch.value }]);
    expect((await ask()).orders.some(({ id }) => id === dispatch.id)).toBe(false);
    expect((await create([dispatch.id])).errorMessage).toBe(`${dispatch.challan} is on ${row.number} already`);
  });

  it("leaves what is in flight to the hub order, and its arrival opens the receipt", async () => {
    const { row, product, dispatch, number } = await sent();
    const riding = await out([dispatch.id]);
    const carried = async () => (await scene.read(row)).dispatches[0];
    expect(await carried()).toMatchObject({
      vehicle: "MH 12 QX 4071",
      shipment: { id: riding.id, number: riding.number, state: "PENDING" },
    });
    expect(await scene.has(product, scene.hub)).toMatchObject({ inFlight: 10, quarantine: 0 });
    const { payload } = await scene.ok(visit(riding, 1, { receivedBy: "At the gate" }));
    expect(payload).toMatchObject({ state: "COMPLETED", done: 1 });
    expect((await carried())?.shipment?.state).toBe("DELIVERED");
    const told = (await scene.hubManager.call(notification.pull)).payload.map(({ data }) => [data.msg, data.page]);
    expect(told).toContainEqual([
      `${dispatch.challan} of ${number} has arrived with ${riding.number}: count and receive it`,
      `/hub-order/${row.id}/receive`,
    ]);
    // Until the hub has counted it, it is on its way.
    expect(await scene.has(product, scene.hub)).toMatchObject({ inFlight: 10, quarantine: 0 });
    await scene.ok(scene.receive(row, [], scene.hubManager));
    expect(await scene.has(product, scene.hub)).toMatchObject({ inFlight: 0, quarantine: 10 });
    await scene.ok(
      scene.cwhManager.call(shipment.settle, {
        ...(await at(riding.id)),
        body: { handed: 0, counts: [], reason: "" },
      }),
    );
  });

  it("arrives by the hub's receipt where its driver has not said so, and not before it has left", async () => {
    const { row, dispatch } = await sent();
    const { payload } = await scene.ok(create([dispatch.id]));
    const early = await scene.receive(row, [], scene.hubManager);
    expect(early.errorMessage).toBe(`${dispatch.challan} is on ${payload.number}, which has not left yet`);
    await scene.cwhManager.call(shipment.load, { ...(await at(payload.id)), body: { packs: payload.packs } });
    await scene.ok(scene.cwhManager.call(shipment.start, await at(payload.id)));
    await scene.ok(scene.receive(row, [], scene.hubManager));
    expect(await whole(payload.id)).toMatchObject({
      state: "COMPLETED",
      stopList: [{ state: "DELIVERED", note: "Received by the hub" }],
    });
  });

  it("brings back what a hub did not take, which stays in flight and rides again", async () => {
    const { product, dispatch } = await sent();
    const riding = await out([dispatch.id]);
    await scene.ok(visit(riding, 1, { outcome: "FAILED", reason: "SHOP_CLOSED" }));
    await scene.ok(
      scene.cwhManager.call(shipment.settle, {
        ...(await at(riding.id)),
        body: { handed: 0, counts: [], reason: "" },
      }),
    );
    expect(await scene.has(product, scene.hub)).toMatchObject({ inFlight: 10 });
    const second = await out([dispatch.id]);
    await scene.ok(visit(second, 1));
  });

  it("counts nothing at the door and collects nothing there", async () => {
    const { dispatch } = await sent();
    const riding = await out([dispatch.id]);
    const part = await visit(riding, 1, {
      outcome: "PARTIAL",
      reason: "REFUSED",
      lines: [{ position: 0, delivered: 4 }],
    });
    expect(part.errors[0]?.message).toBe("The hub counts what it receives: choose Delivered or Failed");
    const paid = await visit(riding, 1, { payment: { amount: 5, mode: "CASH", reference: "" } });
    expect(paid.errorMessage).toBe("Nothing is collected at a hub");
    const stop = { id: riding.id, stopId: riding.stopList[0]?.id ?? "" };
    const code = await scene.cwhManager.call(shipment.sendCode, { params: stop });
    expect(code.errorMessage).toBe("A hub counts what it receives: it is sent no code");
    await scene.cwhManager.call(shipment.makeLink, { params: { id: riding.id } });
    const { payload } = await scene.cwhManager.call(shipment.link, { params: { id: riding.id } });
    const driver = scene.service.client(payload.link?.token ?? null);
    expect((await driver.call(run.sheet)).payload.type).toBe("CWH_TO_HUB");
    const cancelled = await scene.cwhManager.call(shipment.cancel, { ...(await at(riding.id)), body: because });
    expect(cancelled.status).toBe(409);
  });

  it("needs the IRN of the invoice of a consignment to another GSTIN, where the law asks for one", async () => {
    const { db, hub, superAdmin, cwhManager, ok } = scene;
    const gstinOf = (gstin: string | null) =>
      db.updateTable("warehouse").set({ gst_number: gstin }).where("id", "=", hub).execute();
    const own = await db.selectFrom("warehouse").select("gst_number").where("id", "=", hub).executeTakeFirstOrThrow();
    await gstinOf("29AAGCB7383J1Z4");
    const { dispatch } = await sent();
    await gstinOf(own.gst_number);
    await setSetting(superAdmin, "turnover", "50000001");
    const { payload } = await ok(create([dispatch.id]));
    await cwhManager.call(shipment.load, { ...(await at(payload.id)), body: { packs: payload.packs } });
    const stopped = await cwhManager.call(shipment.start, await at(payload.id));
    expect(stopped.errorMessage).toBe(`${dispatch.challan} needs an IRN before it leaves`);
    const body = { irn: "0123456789abcdef".repeat(4), ackNumber: "112010036563310", ackDate: today, signedQr: "" };
    await ok(cwhManager.call(hubInvoice.enterIrn, { params: { id: dispatch.id }, body }));
    await ok(cwhManager.call(shipment.start, await at(payload.id)));
    await setSetting(superAdmin, "turnover", "50000000");
  });

  it("needs the e-way bill of a consignment above the threshold", async () => {
    const { dispatch } = await sent();
    await scene.db.updateTable("system_setting").set({ value: "50" }).where("key", "=", "eWayThreshold").execute();
    const { payload } = await scene.ok(create([dispatch.id]));
    await scene.cwhManager.call(shipment.load, { ...(await at(payload.id)), body: { packs: payload.packs } });
    const stopped = await scene.cwhManager.call(shipment.start, await at(payload.id));
    expect(stopped.errorMessage).toBe(`${dispatch.challan} is above ₹50: enter its e-way bill first`);
    const body = {
      stopId: (await whole(payload.id)).stopList[0]?.id ?? "",
      ewbNumber: "331000123456",
      ewbValidTill: today,
    };
    await scene.ok(scene.cwhManager.call(shipment.eWayBill, { ...(await at(payload.id)), body }));
    await scene.ok(scene.cwhManager.call(shipment.start, await at(payload.id)));
    await scene.db.updateTable("system_setting").set({ value: "50000" }).where("key", "=", "eWayThreshold").execute();
  });

  it("is the central warehouse's own: a hub neither sees nor loads it, and its orders go on no truck of the hub's", async () => {
    const { dispatch, row } = await sent();
    const riding = await out([dispatch.id]);
    expect((await scene.hubManager.call(shipment.get, { params: { id: riding.id } })).status).toBe(404);
    const foreign = await scene.hubManager.call(shipment.create, {
      body: { warehouseId: scene.hub, ...vehicle, stops: [dispatch.id] },
    });
    expect(foreign.errors).toEqual([{ field: "stops.0", message: "This order is not of this warehouse" }]);
    expect((await scene.hubManager.call(hubOrder.page, { params: { id: row.id } })).status).toBe(200);
  });
});
