import type { Area } from "../../core/area.ts";
import { creditNoteEndpoints } from "./credit-note/credit-note.ts";
import { permissions } from "./facts.ts";
import { invoiceEndpoints } from "./invoice/invoice.ts";
import { paymentEndpoints } from "./payment/payment.ts";

export * from "./credit-note/credit-note-life.ts";
export * from "./credit-note/credit-note-list.ts";
export * from "./credit-note/credit-note-rows.ts";
export * from "./credit-note/credit-note-states.ts";
export * from "./credit-note/credit-note.ts";
export * from "./credit-note/credit-of-lines.ts";
export * from "./credit-note/last-tax-day.ts";
export * from "./invoice/hsn-summary.ts";
export * from "./invoice/invoice-life.ts";
export * from "./invoice/invoice-list.ts";
export * from "./invoice/invoice-number.ts";
export * from "./invoice/invoice-rows.ts";
export * from "./invoice/invoice-states.ts";
export * from "./invoice/invoice.ts";
export * from "./payment/allocate.ts";
export * from "./payment/payment.ts";

/** Invoices, credit notes and payments. */
export const billingArea = {
  permissions,
  things: { invoice: invoiceEndpoints, creditNote: creditNoteEndpoints, payment: paymentEndpoints },
} satisfies Area;
