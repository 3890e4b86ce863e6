import type { billingArea } from "@o2r/api/contract/billing";
import type { ServiceArea } from "../../kit/define-area.ts";
import { creditNoteHandlers } from "./credit-note/credit-note.ts";
import { bankLineHandlers } from "./bank/bank-line.ts";
import { bankLineImporter } from "./bank/import-bank-lines.ts";
import { collectionHandlers } from "./collection/collection.ts";
import { hubInvoiceHandlers } from "./hub-invoice/hub-invoice-handlers.ts";
import { invoiceHandlers } from "./invoice/invoice.ts";
import { ledgerHandlers } from "./ledger/statement.ts";
import { registerInvoices } from "./registration/send-registrations.ts";
import { invoicePapersProducer } from "./print/print-invoices.ts";
import { paymentHandlers } from "./payment/payment.ts";
import { writeOffHandlers } from "./write-off/write-off.ts";

export const billing: ServiceArea<typeof billingArea> = {
  handlers: {
    invoice: invoiceHandlers,
    hubInvoice: hubInvoiceHandlers,
    creditNote: creditNoteHandlers,
    payment: paymentHandlers,
    collection: collectionHandlers,
    writeOff: writeOffHandlers,
    ledger: ledgerHandlers,
    bankLine: bankLineHandlers,
  },
  constraints: {
    payment_instrument: { field: "paymentId", message: "This payment is recorded already" },
    bank_line_once: { field: "reference", message: "This line of the statement stands already" },
    write_off_waiting: { field: "amount", message: "A write-off of this invoice waits for a decision already" },
    collection_of_payment: { field: "paymentId", message: "This payment is collected already" },
    invoice_request_open: { field: "act", message: "The provider is being asked for it already" },
    invoice_of_order: { field: "orderId", message: "This order has an invoice already" },
  },
  producers: { invoicePapers: invoicePapersProducer },
  importers: { bankLine: bankLineImporter },
  jobs: [{ name: "e-invoices", everySeconds: 2, run: registerInvoices }],
};
