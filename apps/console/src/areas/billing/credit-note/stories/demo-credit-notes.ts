import type { CreditNoteDetail, CreditNoteRow } from "@o2r/api/contract/billing";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId, lookupService, numbered, pageAt, rowId } from "../../../../stories/thing-service.ts";
import { demoInvoicePage } from "../../invoice/stories/demo-invoices.ts";

const notes: readonly (readonly [string, CreditNoteRow["state"]])[] = [
  ["Om Sai Kirana", "ISSUED"],
  ["Ganga Super Bazar", "ASKED"],
  ["Balaji Provision Store", "REFUSED"],
];

/** The `number`th credit note of a list that repeats these: issued, asked for, refused. */
export const demoCreditNote = (number: number): CreditNoteRow => {
  const [establishment, state] = notes[number % notes.length] ?? ["", "ASKED"];
  const isIssued = state === "ISSUED";
  return {
    id: rowId(number),
    version: 2,
    number: isIssued ? `C01/26-27/${String(31 - number).padStart(6, "0")}` : null,
    kind: "TAX",
    state,
    day: isIssued ? "2026-11-21" : null,
    invoiceId: rowId(number),
    invoiceNumber: `H01/26-27/${String(4182 - number).padStart(6, "0")}`,
    invoiceDay: "2026-11-02",
    orderId: rowId(number),
    orderNumber: `RO07-26-${String(48766 - number).padStart(6, "0")}`,
    returnId: rowId(number),
    returnNumber: `RT-${String(318 - number).padStart(6, "0")}`,
    retailerId: demoId(300 + number),
    establishment: numbered(establishment, Math.floor(number / notes.length)),
    mobile: "9822012341",
    gstNumber: "27AAPFU0939F1ZV",
    buyer: "B2B",
    warehouseId: demoId(701),
    hub: "Pune Hub Kothrud",
    cause: "RETURN",
    reason: "Returned: Damaged",
    taxable: 956.08,
    cgst: 86.04,
    sgst: 86.04,
    igst: 0,
    cess: 0,
    roundOff: 0,
    total: 1128.16,
    allocated: isIssued ? 1000 : 0,
    allocations: [],
    onAccount: isIssued ? 128.16 : 0,
    askedBy: "Devika Menon",
    askedById: demoId(840),
    askedAt: "2026-11-20T06:30:00.000Z",
    decidedBy: state === "ASKED" ? null : "Arun Pillai",
    decidedAt: state === "ASKED" ? null : "2026-11-21T06:30:00.000Z",
    decision: state === "REFUSED" ? "The goods were there" : "",
  };
};

/** The same with its line, as it is printed. */
export const demoCreditNotePage = (number: number): CreditNoteDetail => {
  const { seller, billTo, shipTo, placeOfSupply, split, reverseCharge, zone, undertaking, items } = demoInvoicePage(0);
  return {
    ...demoCreditNote(number),
    seller,
    billTo,
    shipTo,
    placeOfSupply,
    split,
    reverseCharge,
    zone,
    undertaking,
    items: items.slice(1, 2).map((line) => ({ ...line, chargeShare: 0 })),
  };
};

const numberOf = (id: unknown): number => Number(String(id).slice(-12)) - 1000;

/** The calls of credit notes as the service answers them. Later handlers of a story go first. */
export const creditNoteService = (total = 20): readonly RequestHandler[] => [
  lookupService("/api/warehouse", [{ id: demoId(701), name: "Pune Hub Kothrud" }]),
  lookupService("/api/retailer", [{ id: demoId(300), name: "Om Sai Kirana" }]),
  http.get("/oms/credit-note/:id/history", () => ok([])),
  http.get("/oms/credit-note/:id", ({ params }) => ok(demoCreditNotePage(numberOf(params["id"])))),
  http.get("/oms/credit-note", ({ request }) => ok(pageAt(new URL(request.url), total, demoCreditNote))),
  http.post("/oms/credit-note", () => ok(demoCreditNote(1))),
];
