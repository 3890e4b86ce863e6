import {
  runSheet,
  type EligibleOrder,
  type ShipmentDetail,
  type ShipmentRow,
  type ShipmentStop,
} from "@o2r/api/contract/logistics";
import { shapeOf, strip } from "@o2r/api/contract/core";
import { http, type RequestHandler } from "msw";
import { keep } from "../../../../stories/sent.ts";
import { ok } from "../../../../stories/service.ts";
import { demoId, documentService, lookupService, numbered, pageAt, rowId } from "../../../../stories/thing-service.ts";

const shops = [
  ["Shree Balaji Kirana", "Hadapsar 3", 6645, 11],
  ["Om Sai Super Bazar", "Hadapsar 3", 4120.5, 6],
  ["Ganga Provision Store", "Magarpatta 1", 2310, 4],
  ["Jai Hind Mart", "Magarpatta 1", 61250, 38],
] as const;

/** The `number`th order that waits for a vehicle. */
export const waitingOrder = (number: number): EligibleOrder => {
  const [shop, beat, value, packs] = shops[number % shops.length] ?? shops[0];
  return {
    id: rowId(100 + number),
    orderId: rowId(100 + number),
    orderNumber: `RO07-26-${String(48700 + number).padStart(6, "0")}`,
    invoiceId: rowId(200 + number),
    invoiceNumber: `H01/26-27/${String(41877 + number).padStart(6, "0")}`,
    retailerId: rowId(300 + number),
    establishment: numbered(shop, Math.floor(number / shops.length)),
    mobile: "9822012341",
    address: "Shop 6, Gadital Road, beside the flour mill",
    city: "Pune",
    pincode: number % 2 === 0 ? "411028" : "411013",
    beatId: demoId(beat === "Hadapsar 3" ? 720 : 721),
    beat,
    lat: 18.5 + number / 100,
    lng: 73.94 - number / 200,
    orderSlot: "2026-11-23",
    paymentMode: number % 4 === 3 ? "CREDIT" : "COD",
    attempts: number === 2 ? 1 : 0,
    packs,
    weight: packs * 9200,
    volume: packs * 24_000,
    value,
    due: value,
    cod: number % 4 === 3 ? 0 : value,
    needsEwb: value > 50_000,
    ewbNumber: null,
    ewbValidTill: null,
  };
};

const states = ["IN_TRANSIT", "COMPLETED", "PLANNED", "DRAFT", "SETTLED"] as const;
/** The day of a shipment: what has left did so this morning, or the day before. */
const days = {
  IN_TRANSIT: "2026-11-21",
  COMPLETED: "2026-11-20",
  SETTLED: "2026-11-20",
  PLANNED: "2026-11-23",
  DRAFT: "2026-11-23",
} as const;

/** The `number`th shipment of a list that repeats these: under way, back, planned, a draft, settled. */
export const demoShipment = (number: number): ShipmentRow => {
  const state = states[number % states.length] ?? "PLANNED";
  const draft = state === "DRAFT";
  const day = days[state];
  const done = { IN_TRANSIT: 1, COMPLETED: 4, SETTLED: 4, PLANNED: 0, DRAFT: 0 }[state];
  return {
    id: rowId(number),
    version: 4,
    number: `SH07-26-${String(731 - number).padStart(6, "0")}`,
    type: "HUB_TO_RETAILER",
    warehouseId: demoId(701),
    warehouse: "Pune Hub Kothrud",
    state,
    vehicleType: "MINI_TRUCK",
    vehicleNumber: draft ? null : "MH 12 QX 4071",
    driverName: draft ? null : "Vithal Shelar",
    driverMobile: draft ? null : "9822055110",
    route: "Hadapsar 3, Magarpatta 1",
    transporter: null,
    departOn: day,
    stops: 4,
    done,
    packs: 59,
    weight: 542_800,
    volume: 1_416_000,
    value: 74_325.5,
    cod: 13_075.5,
    collected: done === 0 ? 0 : done === 1 ? 6645 : 10_765.5,
    startedAt: done === 0 ? null : `${day}T02:10:00.000Z`,
    completedAt: done === 4 ? `${day}T08:40:00.000Z` : null,
    settledAt: state === "SETTLED" ? `${day}T09:05:00.000Z` : null,
    cashDue: state === "SETTLED" ? 10_765.5 : null,
    cashHanded: state === "SETTLED" ? 10_765.5 : null,
    reason: null,
  };
};

const lines = [
  ["Chakki Atta 10 kg", "ANP-ATTA-CH10", 1, 6, 2847.6],
  ["Mustard Oil 1 L × 12", "KSV-OIL-MU01", 12, 12, 2160.9],
  ["Glucose Biscuits 70 g", "NRV-BISC-GL70", 96, 96, 861.84],
  ["Sulphurless Sugar 5 kg", "MDR-SUG-05", 1, 3, 774.9],
] as const;

const stopOf = (shipment: number, at: number): ShipmentStop => {
  const { state, departOn } = demoShipment(shipment);
  const visited = state === "COMPLETED" || state === "SETTLED" || (state === "IN_TRANSIT" && at === 0);
  const failed = visited && at === 2;
  const { id: _, ...order } = waitingOrder(at);
  const cash = visited && !failed && order.cod > 0 ? order.cod : 0;
  return {
    ...order,
    orderSlot: departOn,
    id: demoId(4000 + shipment * 10 + at),
    version: visited ? 2 : 1,
    position: at + 1,
    state: failed ? "FAILED" : visited ? "DELIVERED" : "PENDING",
    lines: lines.map(([name, sku, packOf, loaded, total], position) => ({
      position,
      productId: demoId(500 + position),
      name,
      sku,
      packOf,
      loaded,
      delivered: visited && !failed ? loaded : 0,
      counted: null,
      total,
    })),
    reason: failed ? "SHOP_CLOSED" : null,
    note: null,
    visitedAt: visited ? `${departOn}T04:20:00.000Z` : null,
    visitedBy: visited ? "Devika Sanyal" : null,
    collected: cash,
    cash,
    receipts:
      cash > 0
        ? [
            {
              paymentId: demoId(4500 + at),
              receiptNumber: "RC07/26-27/000412",
              mode: "CASH",
              amount: cash,
              bounced: false,
            },
          ]
        : [],
    photo: null,
    code: null,
    receivedBy: null,
    others: [],
  };
};

/** The same with its four stops. */
export const demoShipmentPage = (number: number): ShipmentDetail => ({
  ...demoShipment(number),
  stopList: [0, 1, 2, 3].map((at) => stopOf(number, at)),
});

const numberOf = (id: unknown): number => Number(String(id).slice(-12)) - 1000;

/** The calls of shipments as the service answers them. Later handlers of a story go first. */
export const shipmentService = (total = 20): readonly RequestHandler[] => [
  ...documentService,
  lookupService("/api/warehouse", [{ id: demoId(701), name: "Pune Hub Kothrud" }]),
  lookupService("/api/driver", [
    { id: demoId(711), name: "Asha Pawar, 9876512345" },
    { id: demoId(712), name: "Vithal Shelar, 9876500012" },
  ]),
  http.get("/oms/master/common", () =>
    ok([{ id: demoId(600), label: "Vehicle broke down", value: "VEHICLE", position: 0 }]),
  ),
  http.get("/oms/shipment/eligible", () =>
    ok({
      type: "HUB_TO_RETAILER",
      from: { warehouse: "Pune Hub Kothrud", lat: 18.5, lng: 73.8 },
      orders: [0, 1, 2, 3].map(waitingOrder),
      notInvoiced: 2,
    }),
  ),
  http.get("/oms/shipment/:id/history", () => ok([])),
  http.get("/oms/run", () => ok(strip(shapeOf(runSheet), demoShipmentPage(0)) as object)), // an object, as its schema says
  http.get("/oms/shipment/:id/link", () =>
    ok({
      link: {
        token: "a.signed.token",
        driverName: "Vithal Shelar",
        madeBy: "Devika Sanyal",
        madeAt: "2026-11-21T02:00:00.000Z",
        expiresAt: "2026-11-23T18:30:00.000Z",
      },
    }),
  ),
  http.post("/oms/shipment/:id/stop/:stopId/code", () => ok({ done: true })),
  http.get("/oms/shipment/:id", ({ params }) => ok(demoShipmentPage(numberOf(params["id"])))),
  http.get("/oms/shipment", ({ request }) => ok(pageAt(new URL(request.url), total, demoShipment))),
  http.post("/oms/shipment", async ({ request }) => {
    await keep(request);
    return ok(demoShipment(2));
  }),
  http.post("/oms/shipment/:id/settle", async ({ request, params }) => {
    await keep(request);
    return ok({ ...demoShipment(numberOf(params["id"])), version: 5, state: "SETTLED" });
  }),
];
