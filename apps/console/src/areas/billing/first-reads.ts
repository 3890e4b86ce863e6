import { creditNoteEndpoints, invoiceEndpoints, paymentEndpoints } from "@o2r/api/contract/billing";
import { readOf, readsOfList, type FirstReads } from "../../boot/first-reads.ts";
import { creditNotes } from "./credit-note/credit-note-words.ts";
import { invoices } from "./invoice/invoice-words.ts";
import { payments } from "./payment/payment-words.ts";

/** What the pages of billing read first. */
export const firstReads: FirstReads = {
  ...readsOfList({ ...invoices, endpoint: invoiceEndpoints.list }),
  ...readsOfList({ ...payments, endpoint: paymentEndpoints.list }),
  ...readsOfList({ ...creditNotes, endpoint: creditNoteEndpoints.list }),
  [`${creditNotes.path}/:id`]: [readOf(creditNoteEndpoints.get)],
  [`${invoices.path}/:id`]: [readOf(invoiceEndpoints.get)],
};
