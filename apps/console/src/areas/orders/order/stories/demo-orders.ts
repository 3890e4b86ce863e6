import type { OrderDetail, OrderLine, OrderRow } from "@o2r/api/contract/orders";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId, documentService, lookupService, numbered, pageAt, rowId } from "../../../../stories/thing-service.ts";

const shops = [
  ["Om Sai Kirana", "PARTIALLY_ALLOCATED", 4, 13826],
  ["Ganga Super Bazar", "PLACED", 12, 12940.5],
  ["Balaji Provision Store", "ON_HOLD", 5, 4362],
  ["Mahalaxmi Mart", "CONFIRMED", 18, 31204],
  ["Jai Hind Super Shop", "DELIVERED", 11, 16072],
] as const;

/** The `number`th order of a list that repeats these: partially allocated, placed, on hold, confirmed, delivered. */
export const demoOrder = (number: number): OrderRow => {
  const [establishment, state, lines, total] = shops[number % shops.length] ?? shops[0];
  return {
    id: rowId(number),
    version: 3,
    orderNumber: `RO07-26-${String(48812 - number).padStart(6, "0")}`,
    placedAt: "2026-11-21T05:11:00.000Z",
    retailerId: demoId(300 + number),
    establishment: numbered(establishment, Math.floor(number / shops.length)),
    mobile: "9822012341",
    beatId: demoId(720),
    beat: "Hadapsar 3",
    warehouseId: demoId(701),
    hub: "Pune Hub Kothrud",
    source: "CALL",
    lines,
    units: 200,
    total,
    paymentMode: "CREDIT",
    paid: state === "DELIVERED" ? "PARTIALLY_PAID" : "NOT_INVOICED",
    orderSlot: state === "PLACED" ? null : "2026-11-23",
    state,
    stateSince: "2026-11-21T06:02:00.000Z",
    age: state === "DELIVERED" ? null : 2,
    short: state === "PARTIALLY_ALLOCATED",
    holds: state === "ON_HOLD" ? ["CREDIT_LIMIT"] : [],
    reason: null,
    placedById: demoId(840),
    placedBy: "Nupur Palekar",
    supervisorId: demoId(841),
  };
};

/** Positions begin with 0. */
const line = (
  place: number,
  given: Partial<OrderLine> & Pick<OrderLine, "name" | "sku" | "packs" | "packOf" | "ptr" | "mrp" | "gst">,
): OrderLine => {
  const units = given.packs * given.packOf;
  const taxable = Math.round(units * given.ptr * 100) / 100;
  const half = Math.round(taxable * given.gst * 50) / 10_000;
  const tax = Math.round(half * 100) / 100;
  const total = Math.round((taxable + 2 * tax) * 100) / 100;
  return {
    position: place - 1,
    productId: demoId(500 + place),
    image: null,
    kind: "PAID",
    bundle: null,
    promotion: null,
    hsn: "15149120",
    units,
    cess: 0,
    discount: 0,
    chargeShare: 0,
    taxable,
    cgst: tax,
    sgst: tax,
    igst: 0,
    cessAmount: 0,
    total,
    dropped: 0,
    reserved: units,
    packed: 0,
    invoiced: 0,
    delivered: 0,
    refused: 0,
    returned: 0,
    pieces: [
      {
        batchId: demoId(900 + place),
        units,
        manufacturingDate: "2026-06-01",
        expiryDate: "2027-06-01",
        mrp: given.mrp,
      },
    ],
    trace: [
      { step: "PRICE", text: `${units} × ₹${given.ptr}`, amount: taxable },
      { step: "CGST", text: `CGST ${given.gst / 2}%`, amount: tax },
      { step: "SGST", text: `SGST ${given.gst / 2}%`, amount: tax },
    ],
    ...given,
  };
};

const items = [
  line(1, { name: "Chakki Atta 10 kg", sku: "ANP-ATTA-CH10", packs: 6, packOf: 1, ptr: 452, mrp: 485, gst: 5 }),
  line(2, { name: "Mustard Oil 1 L × 12", sku: "KSV-OIL-MU01", packs: 2, packOf: 12, ptr: 171.5, mrp: 189, gst: 5 }),
  line(3, { name: "Glucose Biscuits 70 g", sku: "NRV-BISC-GL70", packs: 1, packOf: 96, ptr: 8.55, mrp: 10, gst: 18 }),
  line(4, {
    name: "Toor Dal 1 kg × 20",
    sku: "DHL-DAL-TR01",
    packs: 1,
    packOf: 20,
    ptr: 162.4,
    mrp: 178,
    gst: 5,
    reserved: 6,
  }),
];

const bundle = { id: demoId(870), kind: "COMBO", name: "Festive kitchen", sku: "FESTIVE-KITCHEN", sets: 3 } as const;

/** A combo of two products, and what a promotion gives. */
export const demoBundle: readonly OrderLine[] = [
  line(5, {
    name: "Toor Dal 1 kg",
    sku: "DHL-DAL-1",
    packs: 6,
    packOf: 1,
    ptr: 120,
    mrp: 178,
    gst: 5,
    kind: "PART",
    bundle,
  }),
  line(6, {
    name: "Ghee 500 ml",
    sku: "GHEE-500",
    packs: 3,
    packOf: 1,
    ptr: 260,
    mrp: 310,
    gst: 12,
    kind: "PART",
    bundle,
  }),
  {
    ...line(7, { name: "Soap 75 g", sku: "SOAP-75", packs: 2, packOf: 1, ptr: 0, mrp: 20, gst: 18, kind: "FREE" }),
    promotion: "Ten and two",
  },
];

const sum = (of: (one: OrderLine) => number) => Math.round(items.reduce((all, one) => all + of(one), 0) * 100) / 100;

/** All of a line was sent and taken. */
const delivered = (one: OrderLine): OrderLine => ({
  ...one,
  reserved: 0,
  packed: one.units,
  invoiced: one.units,
  delivered: one.units,
});

/** The same with four lines, of which the last is short of 14 units until it is delivered. */
export const demoOrderPage = (number: number): OrderDetail => {
  const exact = sum(({ total }) => total);
  return {
    ...demoOrder(number),
    lines: items.length,
    goods: sum(({ taxable }) => taxable),
    discount: 0,
    charges: 0,
    taxable: sum(({ taxable }) => taxable),
    cgst: sum(({ cgst }) => cgst),
    sgst: sum(({ sgst }) => sgst),
    igst: 0,
    cess: 0,
    roundOff: Math.round((Math.round(exact) - exact) * 100) / 100,
    total: Math.round(exact),
    chargeLines: [],
    split: "CGST_SGST",
    items: demoOrder(number).state === "DELIVERED" ? items.map(delivered) : items,
    note: "Deliver before noon",
    attempts: 0,
    shipTo: {
      establishment: demoOrder(number).establishment,
      address: "Shop 14, Market Yard, Hadapsar",
      city: "Pune",
      pincode: "411028",
      stateName: "Maharashtra",
      lat: 18.5,
      lng: 73.94,
    },
    gstNumber: null,
    placeOfSupply: null,
    zone: null,
    credit: { limit: 50_000, days: 15, outstanding: 18_420, placed: 13_826, left: 17_754 },
    stands:
      demoOrder(number).state === "ON_HOLD"
        ? [{ hold: "CREDIT_LIMIT", text: "₹52,310 would be owed with this order, and the limit is ₹50,000" }]
        : [],
    slot: { day: "2026-11-23", taken: 31, capacity: 40 },
    confirmedAt: "2026-11-21T12:36:00.000Z",
    packedAt: null,
    cancelledAt: null,
    ...(demoOrder(number).state === "DELIVERED"
      ? {
          invoices: [{ id: demoId(801), number: "H01/26-27/041877" }],
          shipments: [
            { id: demoId(802), number: "SH07-26-000718", state: "FAILED" },
            { id: demoId(803), number: "SH07-26-000731", state: "DELIVERED" },
          ],
          payments: [{ id: demoId(806), number: "RC07/26-27/004112", amount: 9000 }],
        }
      : { invoices: [], shipments: [], payments: [] }),
    ...(demoOrder(number).short
      ? {
          hubOrders: [{ id: demoId(804), number: "HO07-26-000731", state: "QC_PENDING" }],
          checks: [{ id: demoId(805), number: "QC-26-001204", state: "PENDING" }],
        }
      : { hubOrders: [], checks: [] }),
    returns: [],
    tickets: demoOrder(number).short ? [{ id: demoId(807), number: "TKT-26-04518", state: "IN_PROGRESS" }] : [],
  };
};

const numberOf = (id: unknown): number => Number(String(id).slice(-12)) - 1000;

/** The calls of orders as the service answers them. Later handlers of a story go first. */
export const orderService = (total = 20): readonly RequestHandler[] => [
  ...documentService,
  lookupService("/api/warehouse", [{ id: demoId(701), name: "Pune Hub Kothrud" }]),
  http.get("/oms/master/common", () =>
    ok([
      { id: demoId(600), label: "Ordered twice", value: "ORDERED_TWICE", position: 0 },
      { id: demoId(601), label: "Custom", value: "CUSTOM", position: 1 },
    ]),
  ),
  http.get("/oms/order/queue", () => ok({ waiting: 14, heldBy: null })),
  http.post("/oms/order/next", () => ok({ id: demoOrder(1).id, orderNumber: demoOrder(1).orderNumber })),
  http.get("/oms/order/:id/history", () => ok([])),
  http.post("/oms/order/:id/cancel", ({ params }) =>
    ok({ ...demoOrder(numberOf(params["id"])), version: 4, state: "CANCELLED", reason: "Ordered twice" }),
  ),
  http.post("/oms/order/:id/reschedule", ({ params }) =>
    ok({ ...demoOrder(numberOf(params["id"])), version: 4, orderSlot: "2026-11-25" }),
  ),
  http.get("/oms/order/:id", ({ params }) => ok(demoOrderPage(numberOf(params["id"])))),
  http.get("/oms/order", ({ request }) => ok(pageAt(new URL(request.url), total, demoOrder))),
];
