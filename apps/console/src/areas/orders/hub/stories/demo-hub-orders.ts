import type { HubDispatch, HubOrderDetail, HubOrderLine, HubOrderRecord, HubOrderRow } from "@o2r/api/contract/orders";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId, documentService, lookupService, numbered, pageAt, rowId } from "../../../../stories/thing-service.ts";
import { demoOrder } from "../../order/stories/demo-orders.ts";

const kinds = [
  ["PARTIALLY_DISPATCHED", 4, 40],
  ["DRAFT", 3, 0],
  ["RAISED", 6, 0],
  ["DISPATCHED", 2, 100],
  ["COMPLETED", 8, 100],
] as const;

/** The order of a retailer that waits for it. */
const shortOrder = demoOrder(0);

/** The `number`th hub order of a list that repeats these: partially dispatched, draft, raised, dispatched, completed. */
export const demoHubOrder = (number: number): HubOrderRow => {
  const [state, lines, fill] = kinds[number % kinds.length] ?? kinds[0];
  const units = lines * 60;
  return {
    id: rowId(number),
    version: 4,
    number: `HO07-26-${String(418 - number).padStart(6, "0")}`,
    warehouseId: demoId(701),
    hub: numbered("Pune Hub Kothrud", Math.floor(number / kinds.length)),
    cwhId: demoId(700),
    cwh: "Pune Central Warehouse",
    raisedBy: "Kavita Bhonsle",
    raisedAt: state === "DRAFT" ? null : "2026-11-20T05:40:00.000Z",
    createdAt: "2026-11-20T05:11:00.000Z",
    lines,
    units,
    dispatched: (units * fill) / 100,
    received: state === "COMPLETED" ? units : 0,
    accepted: state === "COMPLETED" ? units : 0,
    value: units * 128.4,
    fill,
    expectedOn: state === "DRAFT" ? null : "2026-11-23",
    short: state === "PARTIALLY_DISPATCHED",
    waiting: 1,
    reason: null,
    state,
  };
};

const line = (position: number, name: string, sku: string, given: Partial<HubOrderLine> = {}): HubOrderLine => ({
  position,
  productId: demoId(500 + position),
  name,
  sku,
  image: null,
  packs: 5,
  packOf: 12,
  units: 60,
  pth: 128.4,
  value: 7704,
  reserved: 0,
  dispatched: 0,
  received: 0,
  accepted: 0,
  rejected: 0,
  available: 420,
  ...given,
});

const lines = [
  line(0, "Toor Dal 1 kg", "DHL-DAL-TR01", { dispatched: 60 }),
  line(1, "Mustard Oil 1 L", "KSV-OIL-MU01", { dispatched: 36, reserved: 12, available: 4 }),
  line(2, "Chakki Atta 10 kg", "ANP-ATTA-CH10", { reserved: 60, available: 180 }),
  line(3, "Glucose Biscuits 70 g", "NRV-BISC-GL70", { reserved: 24, available: 0 }),
];

const piece = (at: number, name: string, units: number): HubDispatch["pieces"][number] => ({
  piece: at,
  position: at,
  name,
  sku: lines[at]?.sku ?? "",
  hsn: "07136000",
  batchId: demoId(900 + at),
  manufacturingDate: "2026-06-01",
  expiryDate: "2027-06-01",
  mrp: 178,
  pth: 128.4,
  gst: 5,
  units,
  value: Math.round(units * 12840) / 100,
  counted: null,
  damaged: 0,
  expired: 0,
});

/** What is on its way of it. */
export const coming: HubDispatch = {
  id: demoId(950),
  challan: "DC02-26-000071",
  at: "2026-11-21T04:20:00.000Z",
  by: "Ramesh Kulkarni",
  vehicle: "MH12AB4821",
  note: "",
  shipment: null,
  ewbNumber: null,
  receivedAt: null,
  receivedBy: null,
  check: null,
  pieces: [piece(0, "Toor Dal 1 kg", 60), piece(1, "Mustard Oil 1 L", 36)],
  invoice: null,
  value: 12326.4,
  total: 12326.4,
};

const party = (name: string) => ({
  name,
  address: "Plot 14, Kothrud",
  city: "Pune",
  state: "Maharashtra",
  pincode: "411038",
  gstNumber: "27AAACO1234A1Z5",
  fssai: "11521034000123",
  mobile: "9822012341",
});

/** The same with four lines, of which one is sent, one in part, and one the central warehouse has too little of. */
export const demoHubOrderPage = (number: number): HubOrderDetail => ({
  ...demoHubOrder(number),
  lines: lines.length,
  units: lines.reduce((sum, { units }) => sum + units, 0),
  value: lines.reduce((sum, { value }) => sum + value, 0),
  note: "Before the festival",
  approvedBy: "Ramesh Kulkarni",
  items: demoHubOrder(number).dispatched > 0 ? lines : lines.map((one) => ({ ...one, reserved: 0, dispatched: 0 })),
  dispatches: demoHubOrder(number).dispatched > 0 ? [coming] : [],
  discrepancies: [],
  orders: [
    {
      id: shortOrder.id,
      orderNumber: shortOrder.orderNumber,
      establishment: shortOrder.establishment,
      state: shortOrder.state,
    },
  ],
  from: party("Pune Central Warehouse"),
  to: party("Pune Hub Kothrud"),
});

const recordOf = (number: number): HubOrderRecord => {
  const { id, version, number: name, state, warehouseId, cwhId, expectedOn } = demoHubOrder(number);
  return {
    id,
    version,
    number: name,
    state,
    warehouseId,
    cwhId,
    expectedOn,
    active: true,
    updatedAt: "2026-11-21T05:11:00.000Z",
    note: null,
    items: lines.slice(0, 2).map(({ productId, packs }) => ({ productId, packs })),
  };
};

const numberOf = (id: unknown): number => Number(String(id).slice(-12)) - 1000;

/** The calls of hub orders as the service answers them. Later handlers of a story go first. */
export const hubOrderService = (total = 15): readonly RequestHandler[] => [
  ...documentService,
  lookupService("/api/hub", [{ id: demoId(701), name: "Pune Hub Kothrud" }]),
  lookupService("/api/central-warehouse", [{ id: demoId(700), name: "Pune Central Warehouse" }]),
  lookupService("/api/brand", [{ id: demoId(400), name: "Annapurna" }]),
  lookupService("/api/short-order", [{ id: shortOrder.id, name: shortOrder.orderNumber }]),
  lookupService(
    "/api/product",
    lines.map(({ productId, name }) => ({ id: productId, name })),
  ),
  http.get("/oms/master/common", () =>
    ok([{ id: demoId(600), label: "Ordered twice", value: "ORDERED_TWICE", position: 0 }]),
  ),
  http.get("/oms/hub-order/shortage", () =>
    ok({
      cwhId: demoId(700),
      items: lines.slice(0, 2).map(({ productId, name, sku, packOf }, at) => ({
        productId,
        name,
        sku,
        image: null,
        packOf,
        wanted: at === 0 ? 14 : 0,
        orders: at === 0 ? 2 : 0,
        available: at === 0 ? 0 : 9,
        level: 20,
        coming: 0,
        central: 420,
        packs: at === 0 ? 3 : 1,
      })),
    }),
  ),
  http.post("/oms/hub-order/price", () =>
    ok(lines.map(({ productId, name, sku, packOf, pth }) => ({ productId, name, sku, packOf, pth }))),
  ),
  http.get("/oms/hub-order/:id/history", () => ok([])),
  http.get("/oms/hub-order/:id/page", ({ params }) => ok(demoHubOrderPage(numberOf(params["id"])))),
  http.get("/oms/hub-order/:id", ({ params }) => ok(recordOf(numberOf(params["id"])))),
  http.get("/oms/hub-order", ({ request }) => ok(pageAt(new URL(request.url), total, demoHubOrder))),
];
