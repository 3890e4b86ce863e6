import { creditNoteKinds, type CreditNoteDetail } from "@o2r/api/contract/billing";
import { wordOf } from "@o2r/api/contract/core";
import type { Sheet } from "../../../print/sheet.ts";
import { buyersOf, dayText, houseOf, legendOf, linesOf, summaryOf, taxSums, wordsOf } from "./supply-sheet.ts";

/** A credit note on paper (CGST Rule 53): it names its invoice, and has its parties and rates. */
export const noteSheet = (note: CreditNoteDetail): Sheet => {
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
        { term: "Order no.", value: note.orderNumber },
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
