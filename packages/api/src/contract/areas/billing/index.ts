import type { Area } from "../../core/area.ts";
import { permissions } from "./facts.ts";
import { invoiceEndpoints } from "./invoice/invoice.ts";
import { paymentEndpoints } from "./payment/payment.ts";

export * from "./invoice/hsn-summary.ts";
export * from "./invoice/invoice-life.ts";
export * from "./invoice/invoice-list.ts";
export * from "./invoice/invoice-number.ts";
export * from "./invoice/invoice-rows.ts";
export * from "./invoice/invoice-states.ts";
export * from "./invoice/invoice.ts";
export * from "./payment/allocate.ts";
export * from "./payment/payment.ts";

/** Invoices and payments. */
export const billingArea = {
  permissions,
  things: { invoice: invoiceEndpoints, payment: paymentEndpoints },
} satisfies Area;
