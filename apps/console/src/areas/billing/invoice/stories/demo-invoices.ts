import {
  collectionStates,
  type CollectionRow,
  type CollectionState,
  type InvoiceDetail,
  type InvoiceLine,
  type InvoiceRow,
  type PaymentRow,
  type WriteOffRow,
} from "@o2r/api/contract/billing";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId, lookupService, numbered, pageAt, rowId } from "../../../../stories/thing-service.ts";

const shops = [
  ["Om Sai Kirana", "ISSUED", 1604],
  ["Ganga Super Bazar", "PARTIALLY_PAID", 12940],
  ["Balaji Provision Store", "PAID", 4362],
  ["Mahalaxmi Mart", "CANCELLED", 31204],
] as const;

/** The `number`th invoice of a list that repeats these: issued and overdue, paid in part, paid, cancelled. */
export const demoInvoice = (number: number): InvoiceRow => {
  const [establishment, state, total] = shops[number % shops.length] ?? shops[0];
  const paid = state === "PAID" ? total : state === "PARTIALLY_PAID" ? 5000 : 0;
  const tax = Math.round(total * 4.5) / 100;
  return {
    id: rowId(number),
    version: 2,
    number: `H01/26-27/${String(4182 - number).padStart(6, "0")}`,
    kind: "INVOICE",
    day: "2026-11-02",
    issuedAt: "2026-11-02T06:30:00.000Z",
    orderId: rowId(number),
    orderNumber: `RO07-26-${String(48766 - number).padStart(6, "0")}`,
    retailerId: demoId(300 + number),
    establishment: numbered(establishment, Math.floor(number / shops.length)),
    mobile: "9822012341",
    gstNumber: number % 2 === 0 ? "27AAPFU0939F1ZV" : null,
    buyer: number % 2 === 0 ? "B2B" : "B2C",
    warehouseId: demoId(701),
    hub: "Pune Hub Kothrud",
    taxable: total - 2 * tax,
    cgst: tax,
    sgst: tax,
    igst: 0,
    cess: 0,
    roundOff: 0,
    total,
    paid,
    writtenOff: 0,
    due: state === "CANCELLED" ? 0 : total - paid,
    dueOn: "2026-11-17",
    overdue: state === "ISSUED" ? 6 : null,
    state,
    irn: null,
    ewbNumber: null,
    reason: state === "CANCELLED" ? "Wrong address" : null,
  };
};

const line = (
  position: number,
  name: string,
  quantity: number,
  price: number,
  gst: number,
  figures: Pick<InvoiceLine, "discount" | "chargeShare" | "taxable" | "cgst" | "total">,
): InvoiceLine => ({
  position,
  productId: demoId(500 + position),
  name,
  sku: `KSV-${position}`,
  hsnNumber: "15149920",
  uqc: "PCS",
  gstRate: gst,
  cessRate: 0,
  cessPerUnit: 0,
  taxBase: "TRANSACTION",
  quantity,
  distributorPrice: price - 1,
  retailerPrice: price,
  mrp: price + 5,
  sgst: figures.cgst,
  igst: 0,
  cess: 0,
  free: false,
  bundle: null,
  credited: 0,
  creditable: figures.taxable,
  ...figures,
});

/** The invoice of domain.md §3: three rates, a charge shared over its lines, and taxes that carry their error. */
export const demoInvoicePage = (number: number): InvoiceDetail => {
  const party = {
    name: "Om Sai Kirana",
    address: "Shop 14, Market Yard, Hadapsar",
    city: "Pune",
    pincode: "411028",
    stateName: "Maharashtra",
    stateCode: "27",
    gstin: null,
    pan: null,
    fssai: null,
    mobile: "9822012341",
  };
  return {
    ...demoInvoice(number),
    seller: {
      ...party,
      name: "Pune Hub Kothrud",
      address: "Gala 14, Paud Road",
      gstin: "27AAPFU0939F1ZV",
      pan: "AAPFU0939F",
      fssai: "11526034000417",
    },
    billTo: party,
    shipTo: party,
    placeOfSupply: "Maharashtra (27)",
    split: "CGST_SGST",
    reverseCharge: false,
    zone: null,
    undertaking: null,
    orderedAt: "2026-11-01T06:30:00.000Z",
    paymentMode: "CREDIT",
    creditDays: 15,
    goods: 1330.26,
    discount: 4.02,
    charges: 20,
    chargeLines: [{ name: "Delivery", amount: 20 }],
    taxable: 1346.24,
    cgst: 129.11,
    sgst: 129.11,
    igst: 0,
    cess: 0,
    roundOff: -0.46,
    total: 1604,
    items: [
      line(1, "Chakki Atta 1 kg", 24, 8.37, 5, {
        discount: 4.02,
        chargeShare: 2.97,
        taxable: 199.83,
        cgst: 5,
        total: 209.83,
      }),
      line(2, "Detergent 1 kg", 12, 78.49, 18, {
        discount: 0,
        chargeShare: 14.2,
        taxable: 956.08,
        cgst: 86.04,
        total: 1128.16,
      }),
      line(3, "Orange Fizz 600 ml", 6, 31.25, 40, {
        discount: 0,
        chargeShare: 2.83,
        taxable: 190.33,
        cgst: 38.07,
        total: 266.47,
      }),
    ],
    promised: null,
    ackNumber: null,
    ackDate: null,
    signedQr: null,
    ewbValidTill: null,
    vehicle: null,
    irnNeeded: false,
    ewbNeeded: false,
    hasProvider: false,
    requests: [],
    payTo: { name: "Pune Hub Kothrud", account: "000041720026", ifsc: "ZZZZ0004172", bank: "Bank of the West" },
    credited: 0,
    creditNotes: [],
    payments: [],
  };
};

/** The `number`th payment: cash, or a cheque that has not arrived yet. */
export const demoPayment = (number: number): PaymentRow => ({
  id: rowId(number),
  version: 1,
  receiptNumber: `RC07/26-27/${String(900 - number).padStart(6, "0")}`,
  retailerId: demoId(300),
  establishment: numbered("Om Sai Kirana", number),
  warehouseId: demoId(701),
  hub: "Pune Hub Kothrud",
  mode: number % 2 === 0 ? "CHEQUE" : "CASH",
  paymentId: `CH-${4000 + number}`,
  bank: number % 2 === 0 ? "Bank of the West" : null,
  receivedOn: "2026-11-20",
  amount: 5000,
  allocated: 4200,
  onAccount: 800,
  state: "RECEIVED",
  reason: null,
  recordedBy: "Devika Menon",
  recordedById: demoId(840),
  recordedAt: "2026-11-20T06:30:00.000Z",
  allocations: [],
});

/** The `number`th write-off, which waits for a decision. */
export const demoWriteOff = (number: number): WriteOffRow => ({
  id: rowId(number),
  version: 1,
  number: `WO07/26-27/${String(40 - number).padStart(6, "0")}`,
  invoiceId: rowId(number),
  invoiceNumber: `H01/26-27/${String(4182 - number).padStart(6, "0")}`,
  retailerId: demoId(300),
  establishment: numbered("Om Sai Kirana", number),
  hub: "Pune Hub Kothrud",
  amount: 1604,
  due: 1604,
  note: "The shop has closed for good",
  state: "REQUESTED",
  requestedBy: "Devika Menon",
  requestedById: demoId(840),
  requestedAt: "2026-11-20T06:30:00.000Z",
  decidedBy: null,
  decidedAt: null,
  decision: "",
});

const collectionKeys = Object.keys(collectionStates) as CollectionState[]; // the keys of the table

/** The `number`th collection of a list that repeats every state. */
export const demoCollection = (number: number): CollectionRow => {
  const state = collectionKeys[number % collectionKeys.length] ?? "DUE";
  const isPaid = ["COLLECTED", "PARTIALLY_COLLECTED", "DEPOSITED", "RECONCILED"].includes(state);
  const isBanked = state === "DEPOSITED" || state === "RECONCILED";
  return {
    id: rowId(number),
    version: 2,
    number: `CL07/26-27/${String(700 - number).padStart(6, "0")}`,
    customerId: demoId(300),
    establishment: numbered("Om Sai Kirana", number),
    mobile: "9822012341",
    warehouseId: demoId(701),
    hub: "Pune Hub Kothrud",
    beat: "Magarpatta",
    amt: 2500,
    collectionDate: state === "DUE" || state === "BOUNCED" ? null : "2026-11-24",
    putOff: state === "RESCHEDULED" ? 2 : 0,
    amountPaid: isPaid ? "Rs. 1500.00" : "----",
    paid: isPaid ? 1500 : 0,
    mode: isPaid ? "CASH" : null,
    receiptNumber: isPaid ? "RC07/26-27/000900" : null,
    shipmentNumber: null,
    depositSlip: isBanked ? "SLIP-204" : null,
    depositedOn: isBanked ? "2026-11-24" : null,
    bankReference: state === "RECONCILED" ? "UTR 4417" : null,
    reason: state === "MISSED" ? "Shop closed" : null,
    state,
    createdAt: "2026-11-20T06:30:00.000Z",
  };
};

const numberOf = (id: unknown): number => Number(String(id).slice(-12)) - 1000;

/** The calls of invoices and payments as the service answers them. Later handlers of a story go first. */
export const billingService = (total = 20): readonly RequestHandler[] => [
  lookupService("/api/warehouse", [{ id: demoId(701), name: "Pune Hub Kothrud" }]),
  lookupService("/api/retailer", [{ id: demoId(300), name: "Om Sai Kirana" }]),
  http.get("/oms/master/common", () => ok([{ id: demoId(601), label: "Custom", value: "CUSTOM", position: 0 }])),
  http.get("/oms/invoice/:id/history", () => ok([])),
  http.get("/oms/invoice/:id", ({ params }) => ok(demoInvoicePage(numberOf(params["id"])))),
  http.get("/oms/invoice", ({ request }) => ok(pageAt(new URL(request.url), total, demoInvoice))),
  http.get("/oms/payment", ({ request }) => ok(pageAt(new URL(request.url), total, demoPayment))),
  http.get("/oms/write-off", ({ request }) => ok(pageAt(new URL(request.url), total, demoWriteOff))),
  http.get("/oms/collection", ({ request }) => ok(pageAt(new URL(request.url), total, demoCollection))),
  http.post("/oms/collection", () => ok({ ...demoCollection(1), collectionDate: "2026-12-02" })),
  http.post("/oms/payment", () => ok(demoPayment(0))),
];
