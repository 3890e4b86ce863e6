import { lifecycle } from "../../../core/lifecycle/index.ts";
import { reasonDialogForm } from "../../../core/reason-form.ts";
import { admins } from "../../../core/holders.ts";
import { invoiceRow } from "./invoice-rows.ts";
import { invoiceStates } from "./invoice-states.ts";

/** Which invoices somebody reaches: a hub's own. */
export const rowsOfInvoices = { all: admins, ownWarehouse: ["HUB_MANAGER"] } as const;

/** The life of an invoice. It is never edited or deleted; its number stays when it is cancelled (domain.md §3 and §5). */
export const invoiceLife = lifecycle({
  entity: "invoice",
  name: { one: "invoice", many: "invoices" },
  path: "/oms/invoice",
  row: invoiceRow,
  states: invoiceStates,
  first: "ISSUED",
  read: "invoice.read",
  scope: rowsOfInvoices,
  steps: {
    cancel: {
      from: ["ISSUED", "PARTIALLY_PAID", "PAID"],
      to: "CANCELLED",
      label: "Cancel",
      done: "cancelled",
      means: "keeps its number and counts no longer; its order is packed again, and what was paid stands on account",
      danger: true,
      allow: "invoice.issue",
      form: reasonDialogForm,
      guard: "sameDay",
      affects: ["/oms/order", "/oms/retailer", "/oms/payment", "/oms/credit-note"],
    },
    /** A payment was allocated to it, or taken back. */
    pay: { by: "service", from: ["ISSUED", "PARTIALLY_PAID"], to: ["PARTIALLY_PAID", "PAID", "WRITTEN_OFF"] },
    unpay: {
      by: "service",
      from: ["PARTIALLY_PAID", "PAID", "CREDIT_NOTE_ISSUED", "WRITTEN_OFF"],
      to: ["ISSUED", "PARTIALLY_PAID"],
    },
    /** What is left of it, or a part, was given up by two people. */
    writeOff: { by: "service", from: ["ISSUED", "PARTIALLY_PAID"], to: ["PARTIALLY_PAID", "WRITTEN_OFF"] },
    /** A credit note was issued: of all of it, or of a part. */
    credit: {
      by: "service",
      from: ["ISSUED", "PARTIALLY_PAID", "PAID", "WRITTEN_OFF"],
      to: ["ISSUED", "PARTIALLY_PAID", "PAID", "CREDIT_NOTE_ISSUED"],
    },
  },
});
