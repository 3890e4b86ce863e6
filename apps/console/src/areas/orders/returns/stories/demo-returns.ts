import type { ReturnDetail, ReturnRow, ReturnState } from "@o2r/api/contract/orders";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId, lookupService, numbered, pageAt, rowId } from "../../../../stories/thing-service.ts";

const states: readonly (readonly [string, ReturnState, ReturnRow["kind"], ReturnRow["reason"]])[] = [
  ["Om Sai Kirana", "REQUESTED", "RETAILER", "DAMAGED"],
  ["Ganga Super Bazar", "APPROVED", "RETAILER", "NEAR_EXPIRY"],
  ["Balaji Provision Store", "RECEIVED", "UNDELIVERED", "REFUSED"],
  ["Mahalaxmi Mart", "CHECKED", "REST", "REFUSED"],
  ["Shree Ganesh Traders", "CREDITED", "RETAILER", "WRONG_SKU"],
  ["Sai Krupa Stores", "REFUSED", "RETAILER", "NOT_SOLD"],
];
const checked: readonly ReturnState[] = ["CHECKED", "CREDITED"];

/** The `number`th return of a list that repeats these: requested, approved, in its check, checked, credited, refused. */
export const demoReturn = (number: number): ReturnRow => {
  const [establishment, state, kind, reason] = states[number % states.length] ?? [
    "",
    "REQUESTED",
    "RETAILER",
    "DAMAGED",
  ];
  const hasCame = state === "RECEIVED" || checked.includes(state);
  return {
    id: rowId(number),
    version: 2,
    number: `RT-${String(318 - number).padStart(6, "0")}`,
    kind,
    state,
    orderId: rowId(number),
    orderNumber: `RO07-26-${String(48766 - number).padStart(6, "0")}`,
    invoiceId: rowId(number),
    invoiceNumber: `H01/26-27/${String(4182 - number).padStart(6, "0")}`,
    retailerId: demoId(300 + number),
    establishment: numbered(establishment, Math.floor(number / states.length)),
    mobile: "9822012341",
    warehouseId: demoId(701),
    hub: "Pune Hub Kothrud",
    lines: 2,
    units: 14,
    value: 1214.5,
    reason,
    requestedBy: "Devika Menon",
    requestedById: demoId(840),
    requestedAt: "2026-11-20T06:30:00.000Z",
    decidedBy: state === "REQUESTED" ? null : "Arun Pillai",
    decidedAt: state === "REQUESTED" ? null : "2026-11-20T09:10:00.000Z",
    decision: state === "REFUSED" ? "The seal was broken by the shop" : "",
    receivedAt: hasCame ? "2026-11-21T05:00:00.000Z" : null,
    qcId: hasCame ? demoId(860) : null,
    qcNumber: hasCame ? "QC-000412" : null,
    creditNoteId: checked.includes(state) ? demoId(870) : null,
    creditNoteNumber: state === "CREDITED" ? "C01/26-27/000031" : null,
  };
};

/** The same with its lines. */
export const demoReturnPage = (number: number): ReturnDetail => {
  const row = demoReturn(number);
  const received = row.qcId !== null;
  return {
    ...row,
    note: "The carton was wet",
    items: [
      {
        position: 0,
        productId: demoId(501),
        name: "Detergent 1 kg",
        sku: "KSV-2",
        image: null,
        packOf: 12,
        units: 12,
        received: received ? 12 : null,
        reason: row.reason,
        value: 1128.16,
      },
      {
        position: 2,
        productId: demoId(502),
        name: "Orange Fizz 600 ml",
        sku: "KSV-3",
        image: null,
        packOf: 6,
        units: 2,
        received: received ? 2 : null,
        reason: row.reason,
        value: 86.34,
      },
    ],
    accepted: checked.includes(row.state) ? 11 : 0,
    rejected: checked.includes(row.state) ? 3 : 0,
    held: 0,
  };
};

const numberOf = (id: unknown): number => Number(String(id).slice(-12)) - 1000;

/** The calls of returns as the service answers them. Later handlers of a story go first. */
export const returnService = (total = 20): readonly RequestHandler[] => [
  lookupService("/api/warehouse", [{ id: demoId(701), name: "Pune Hub Kothrud" }]),
  lookupService("/api/retailer", [{ id: demoId(300), name: "Om Sai Kirana" }]),
  http.get("/oms/return/:id/history", () => ok([])),
  http.post("/oms/return/:id/receive", ({ params }) =>
    ok({ ...demoReturn(numberOf(params["id"])), version: 3, state: "RECEIVED", qcNumber: "QC-000413" }),
  ),
  http.get("/oms/return/:id", ({ params }) => ok(demoReturnPage(numberOf(params["id"])))),
  http.get("/oms/return", ({ request }) => ok(pageAt(new URL(request.url), total, demoReturn))),
];
