import {
  bankLineEndpoints,
  collectionEndpoints,
  creditNoteEndpoints,
  invoiceEndpoints,
  paymentEndpoints,
  writeOffEndpoints,
} from "@o2r/api/contract/billing";
import { readOf, readsOfList, type FirstReads } from "../../boot/first-reads.ts";
import { bankLines } from "./bank/bank-words.ts";
import { collections } from "./collection/collection-words.ts";
import { creditNotes } from "./credit-note/credit-note-words.ts";
import { invoices } from "./invoice/invoice-words.ts";
import { payments } from "./payment/payment-words.ts";
import { writeOffs } from "./write-off/write-off-words.ts";

/** What the pages of billing read first. */
export const firstReads: FirstReads = {
  ...readsOfList({ ...invoices, endpoint: invoiceEndpoints.list }),
  ...readsOfList({ ...payments, endpoint: paymentEndpoints.list }),
  ...readsOfList({ ...creditNotes, endpoint: creditNoteEndpoints.list }),
  [`${creditNotes.path}/:id`]: [readOf(creditNoteEndpoints.get)],
  ...readsOfList({ ...collections, endpoint: collectionEndpoints.list }),
  ...readsOfList({ ...writeOffs, endpoint: writeOffEndpoints.list }),
  ...readsOfList({ ...bankLines, endpoint: bankLineEndpoints.list }),
  [`${invoices.path}/:id`]: [readOf(invoiceEndpoints.get)],
};
