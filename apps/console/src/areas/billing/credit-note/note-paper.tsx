import { creditNoteKinds, type CreditNoteDetail } from "@o2r/api/contract/billing";
import { wordOf } from "@o2r/api/contract/core";
import { formatDate } from "@o2r/ui";
import { PaperFacts, type PaperDocument } from "../invoice/invoice-paper.tsx";

/** What the document is called, and its number. */
export const noteTitle = ({ kind, number }: Pick<CreditNoteDetail, "kind" | "number">): string =>
  `${wordOf(creditNoteKinds, kind) ?? "Credit note"}${number === null ? "" : ` ${number}`}`;

/** A credit note as the paper of invoices shows its lines and sums. */
export const paperOf = (
  note: Omit<PaperDocument, "goods" | "discount" | "chargeLines" | "payTo" | "givesBack">,
): PaperDocument => ({
  ...note,
  goods: note.taxable,
  discount: 0,
  chargeLines: [],
  payTo: null,
  givesBack: true,
});

/** Numbers, days and parties, above the lines (CGST Rule 53): it names its invoice. */
export function NoteHead({ note }: { readonly note: CreditNoteDetail }) {
  const facts = [
    ["Credit note no.", note.number ?? "Not issued yet"],
    ["Date", note.day === null ? "–" : formatDate(note.day)],
    ["Invoice no. and date", `${note.invoiceNumber},\n${formatDate(note.invoiceDay)}`],
    ["Place of supply", note.placeOfSupply],
    ["Reverse charge", note.reverseCharge ? "Yes" : "No"],
    ["Order no.", note.orderNumber],
    ["Reason", note.reason],
  ] as const;
  return <PaperFacts facts={facts} of={note} />;
}
