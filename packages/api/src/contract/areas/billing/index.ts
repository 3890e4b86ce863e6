import type { Area } from "../../core/area.ts";
import { creditNoteEndpoints } from "./credit-note/credit-note.ts";
import { permissions } from "./facts.ts";
import { bankLineEndpoints } from "./bank/bank-line.ts";
import { collectionEndpoints } from "./collection/collection.ts";
import { hubInvoiceEndpoints } from "./hub-invoice/hub-invoice.ts";
import { imports } from "./imports.ts";
import { invoiceEndpoints } from "./invoice/invoice.ts";
import { ledgerEndpoints } from "./ledger/ledger.ts";
import { paymentEndpoints } from "./payment/payment.ts";
import { reports } from "./reports.ts";
import { writeOffEndpoints } from "./write-off/write-off.ts";

export * from "./credit-note/credit-note-life.ts";
export * from "./credit-note/credit-note-list.ts";
export * from "./credit-note/credit-note-rows.ts";
export * from "./credit-note/credit-note-states.ts";
export * from "./credit-note/credit-note.ts";
export * from "./credit-note/credit-of-lines.ts";
export * from "./credit-note/gifts-kept.ts";
export * from "./credit-note/last-tax-day.ts";
export * from "./credit-note/taxed-by-price.ts";
export * from "./bank/bank-line.ts";
export * from "./collection/amount-paid.ts";
export * from "./collection/collection-forms.ts";
export * from "./collection/collection-life.ts";
export * from "./collection/collection-rows.ts";
export * from "./collection/collection-states.ts";
export * from "./collection/collection.ts";
export * from "./hub-invoice/hub-invoice.ts";
export * from "./invoice/hsn-summary.ts";
export * from "./invoice/invoice-life.ts";
export * from "./invoice/invoice-list.ts";
export * from "./invoice/invoice-number.ts";
export * from "./invoice/invoice-rows.ts";
export * from "./invoice/invoice-share.ts";
export * from "./invoice/invoice-states.ts";
export * from "./invoice/invoice.ts";
export * from "./invoice/tax-words.ts";
export * from "./ledger/ledger.ts";
export * from "./payment/allocate.ts";
export * from "./payment/payment.ts";
export * from "./print/invoice-papers.ts";
export * from "./registration/registration-forms.ts";
export * from "../../core/tax/registration.ts";
export * from "./write-off/write-off.ts";

/** Invoices, credit notes, payments and what is to be collected. */
export const billingArea = {
  permissions,
  things: {
    invoice: invoiceEndpoints,
    hubInvoice: hubInvoiceEndpoints,
    creditNote: creditNoteEndpoints,
    payment: paymentEndpoints,
    collection: collectionEndpoints,
    writeOff: writeOffEndpoints,
    ledger: ledgerEndpoints,
    bankLine: bankLineEndpoints,
  },
  imports,
  reports,
} satisfies Area;
