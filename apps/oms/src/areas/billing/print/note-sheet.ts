import { creditNoteKinds, type CreditNoteDetail } from "@o2r/api/contract/billing";
import { wordOf } from "@o2r/api/contract/core";
import { missingOnArrival, type HubCreditNote } from "@o2r/api/contract/orders";
import type { Fact, Sheet } from "../../../print/sheet.ts";
import type { HubInvoiceOnRoad } from "./invoice-sheet.ts";
import {
  buyersOf,
  dayText,
  houseOf,
  legendOf,
  linesOf,
  summaryOf,
  taxSums,
  wordsOf,
  type SupplyDocument,
} from "./supply-sheet.ts";

/** What every credit note says, to whomever it is. */
type AnyNote = SupplyDocument &
  Pick<
    CreditNoteDetail,
    | "number"
    | "day"
    | "kind"
    | "state"
    | "invoiceNumber"
    | "invoiceDay"
    | "placeOfSupply"
    | "reverseCharge"
    | "zone"
    | "undertaking"
    | "reason"
  >;

/** A credit note on paper (CGST Rule 53): it names its invoice, and has its parties and rates. */
const sheetOf = (note: AnyNote, order: Fact): Sheet => {
  const taxed = note.cgst + note.sgst + note.igst + note.cess > 0;
  const isIssued = note.state === "ISSUED";
  return {
    title: "Credit note",
    mark: isIssued ? "Original for recipient" : "Not issued",
    ...(!isIssued && { stamp: "Draft" }),
    number: note.number ?? "Not issued",
    house: houseOf(note),
    facts: [
      [
        { term: "Credit note no.", value: note.number ?? "–" },
        { term: "Date", value: note.day === null ? "–" : dayText(note.day) },
        { term: "Against invoice", value: note.invoiceNumber },
        { term: "Invoice date", value: dayText(note.invoiceDay) },
        order,
      ],
      [
        { term: "Kind", value: wordOf(creditNoteKinds, note.kind) ?? note.kind },
        { term: "Place of supply", value: note.placeOfSupply },
        { term: "Reverse charge", value: note.reverseCharge ? "Yes" : "No" },
        { term: "Reason", value: note.reason },
      ],
    ],
    blocks: buyersOf(note),
    table: linesOf(note, { taxed }),
    ...(taxed && { summary: summaryOf(note) }),
    sums: taxSums(note, { taxed, payable: "Credited" }),
    words: wordsOf(note, { taxed }),
    notes: legendOf(note),
    signedFor: note.seller.name,
  };
};

/** A credit note on the invoice of a retailer's order. */
export const noteSheet = (note: CreditNoteDetail): Sheet =>
  sheetOf(note, { term: "Order no.", value: note.orderNumber });

/** The note for what is missing of a consignment to another GSTIN, on the same paper. */
export const hubNoteSheet = (invoice: Omit<HubInvoiceOnRoad, "creditNote">, note: HubCreditNote): Sheet =>
  sheetOf(
    {
      ...invoice,
      ...note,
      state: "ISSUED",
      invoiceNumber: invoice.number,
      invoiceDay: invoice.day,
      reason: missingOnArrival,
    },
    { term: "Hub order", value: invoice.hubOrder },
  );
