import type { billingArea } from "@o2r/api/contract/billing";
import type { ServiceArea } from "../../kit/define-area.ts";
import { creditNoteHandlers } from "./credit-note/credit-note.ts";
import { invoiceHandlers } from "./invoice/invoice.ts";
import { paymentHandlers } from "./payment/payment.ts";

export const billing: ServiceArea<typeof billingArea> = {
  handlers: { invoice: invoiceHandlers, creditNote: creditNoteHandlers, payment: paymentHandlers },
  constraints: {
    payment_instrument: { field: "paymentId", message: "This payment is recorded already" },
    invoice_of_order: { field: "orderId", message: "This order has an invoice already" },
  },
};
