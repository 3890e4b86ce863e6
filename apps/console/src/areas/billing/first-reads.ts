import { invoiceEndpoints, paymentEndpoints } from "@o2r/api/contract/billing";
import { readOf, readsOfList, type FirstReads } from "../../boot/first-reads.ts";
import { invoices } from "./invoice/invoice-words.ts";
import { payments } from "./payment/payment-words.ts";

/** What the pages of billing read first. */
export const firstReads: FirstReads = {
  ...readsOfList({ ...invoices, endpoint: invoiceEndpoints.list }),
  ...readsOfList({ ...payments, endpoint: paymentEndpoints.list }),
  [`${invoices.path}/:id`]: [readOf(invoiceEndpoints.get)],
};
