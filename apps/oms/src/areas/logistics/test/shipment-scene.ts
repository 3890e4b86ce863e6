import { todayIn } from "@o2r/forms/days";
import { expect } from "vitest";
import type { BodyOf } from "@o2r/api/contract";
import { invoiceEndpoints as invoice } from "@o2r/api/contract/billing";
import { shipmentEndpoints as shipment, type ShipmentDetail, type ShipmentRow } from "@o2r/api/contract/logistics";
import { orderEndpoints as order } from "@o2r/api/contract/orders";
import { makeOrderIn } from "../../orders/test/make-order-in.ts";
import { openOrderScene } from "../../orders/test/order-scene.ts";

type Body = BodyOf<typeof shipment.create>;
type Visit = Partial<BodyOf<typeof shipment.visit>>;

/** What was paid at the door for the whole of an order of the scene. */
export const cash = { amount: 106, mode: "CASH", reference: "" } as const;

/** The scene of orders, with what takes their goods to the shops. Stop its `service` in `afterAll`. */
export const openShipmentScene = async () => {
  const scene = await openOrderScene();
  const { admin, hub } = scene;
  const maker = await scene.service.signIn("super_super_admin");
  const today = todayIn();
  const retailer = await scene.addRetailer();
  const vehicle = {
    vehicleType: "MINI_TRUCK",
    departOn: today,
    vehicleNumber: "MH 12 QX 4071",
    driverName: "Driver of the day",
    driverMobile: "9876500012",
  } as const;

  /** An order of ten units for ₹106 that has its invoice. */
  const invoiced = async (of = retailer) => {
    const row = await makeOrderIn(scene, {
      state: "PACKED",
      retailer: of,
      product: await scene.addProduct(),
      as: maker,
    });
    const { payload } = await maker.call(invoice.issue, { body: { orderId: row.id } });
    return { orderId: row.id, orderNumber: row.orderNumber, invoiceId: payload.id };
  };
  const create = (stops: readonly string[], given: Partial<Body> = {}, as = admin) =>
    as.call(shipment.create, { body: { warehouseId: hub, ...vehicle, ...given, stops: [...stops] } });
  const made = async (...given: Parameters<typeof create>): Promise<ShipmentRow> => {
    const { status, payload, errorMessage } = await create(...given);
    expect([status, errorMessage]).toEqual([200, undefined]);
    return payload;
  };
  const whole = async (id: string): Promise<ShipmentDetail> =>
    (await admin.call(shipment.get, { params: { id } })).payload;
  const at = async (id: string) => ({ params: { id }, version: (await whole(id)).version });
  /** Loads a shipment, and lets it leave. */
  const leave = async ({ id, packs }: Pick<ShipmentRow, "id" | "packs">, as = admin): Promise<ShipmentDetail> => {
    await as.call(shipment.load, { ...(await at(id)), body: { packs } });
    const { status, errorMessage } = await as.call(shipment.start, await at(id));
    expect([status, errorMessage]).toEqual([200, undefined]);
    return whole(id);
  };
  const out = async (stops: readonly string[]): Promise<ShipmentDetail> => leave(await made(stops));
  /** What is said of a stop: delivered whole, unless told. */
  const reportOf = ({ version }: { readonly version: number }, given: Visit = {}) => ({
    version,
    outcome: "DELIVERED" as const,
    at: new Date().toISOString(),
    lines: [],
    payment: null,
    note: "",
    receivedBy: "",
    ...given,
  });
  const visit = (row: ShipmentDetail, place: number, given: Visit = {}, key?: string) => {
    const stop = row.stopList[place - 1];
    if (stop === undefined) throw new Error(`There is no stop ${place}`);
    return admin.call(shipment.visit, {
      params: { id: row.id, stopId: stop.id },
      body: reportOf(stop, given),
      ...(key !== undefined && { key }),
    });
  };
  const settle = async (id: string, body: Partial<BodyOf<typeof shipment.settle>>) =>
    admin.call(shipment.settle, { ...(await at(id)), body: { handed: 0, counts: [], reason: "", ...body } });
  const stateOf = async (id: string) => (await scene.detail({ id })).state;
  const again = async (id: string) => {
    const before = await scene.detail({ id });
    const day = (await scene.days(retailer)).find(
      ({ day: one, reason: why }) => why === null && one !== before.orderSlot,
    );
    const { payload, status, errorMessage } = await admin.call(order.deliverAgain, {
      params: { id },
      version: before.version,
      body: { orderSlot: day?.day ?? "" },
    });
    expect([status, errorMessage]).toEqual([200, undefined]);
    return payload;
  };
  return {
    ...scene,
    maker,
    today,
    retailer,
    vehicle,
    invoiced,
    create,
    made,
    whole,
    at,
    leave,
    out,
    reportOf,
    visit,
    settle,
    stateOf,
    again,
  };
};
