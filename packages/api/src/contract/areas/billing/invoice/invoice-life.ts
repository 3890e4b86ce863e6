import { lifecycle } from "../../../core/lifecycle/index.ts";
import { reasonDialogForm } from "../../../core/reason-form.ts";
import { admins } from "../../../core/holders.ts";
import { eWayForm } from "../../logistics/shipment/shipment-form.ts";
import { askEWayForm, irnForm } from "../registration/registration-forms.ts";
import { invoiceRow } from "./invoice-rows.ts";
import { invoiceStates } from "./invoice-states.ts";

/** Which invoices somebody reaches: a hub's own. */
export const rowsOfInvoices = { all: admins, ownWarehouse: ["HUB_MANAGER"] } as const;

/** Of all that count. */
const counting = ["ISSUED", "PARTIALLY_PAID", "PAID", "CREDIT_NOTE_ISSUED", "WRITTEN_OFF"] as const;
/** An invoice to whoever is not registered is not registered itself. */
const ofRegistered = { gstNumber: "The buyer has no GSTIN: an IRN is of invoices to registered buyers" };

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
      final: "A number that is cancelled stays so; the order is invoiced anew",
      allow: "invoice.issue",
      form: reasonDialogForm,
      guard: "sameDay",
      affects: ["/oms/order", "/oms/retailer", "/oms/payment", "/oms/credit-note"],
    },
    askIrn: {
      from: counting,
      label: "Get IRN",
      done: "sent for registration",
      means: "will be registered by the provider",
      final: "The portal registers it",
      allow: "invoice.issue",
      needs: ofRegistered,
      guard: "noIrn",
    },
    enterIrn: {
      from: counting,
      label: "Enter IRN",
      done: "registered",
      means: "will be registered with the IRN that you enter from the portal",
      final: "What the portal gave is part of the paper",
      allow: "invoice.issue",
      needs: ofRegistered,
      form: irnForm,
      guard: "noIrn",
      single: true,
    },
    askEWay: {
      from: counting,
      label: "Get e-way bill",
      done: "sent for an e-way bill",
      means: "will get an e-way bill from the provider",
      final: "The portal registers it",
      allow: "invoice.issue",
      form: askEWayForm,
      guard: "noEWay",
      single: true,
    },
    enterEWay: {
      from: counting,
      label: "Enter e-way bill",
      done: "given an e-way bill",
      means: "travels under this e-way bill",
      final: "What the portal gave is part of the paper",
      allow: "invoice.issue",
      form: eWayForm,
      guard: "noEWayAsked",
      single: true,
      affects: ["/oms/shipment"],
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
    /** A credit note was issued: of all of it, or of a part; goods may come back of which the whole price was credited. */
    credit: {
      by: "service",
      from: ["ISSUED", "PARTIALLY_PAID", "PAID", "WRITTEN_OFF", "CREDIT_NOTE_ISSUED"],
      to: ["ISSUED", "PARTIALLY_PAID", "PAID", "CREDIT_NOTE_ISSUED", "WRITTEN_OFF"],
    },
  },
});
