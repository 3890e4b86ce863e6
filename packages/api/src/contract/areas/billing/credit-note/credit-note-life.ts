import { defineForm, textarea } from "@o2r/forms";
import { lifecycle } from "../../../core/lifecycle/index.ts";
import { rowsOfInvoices } from "../invoice/invoice-life.ts";
import { creditNoteRow } from "./credit-note-rows.ts";
import { creditNoteStates } from "./credit-note-states.ts";

/** Why a credit note is not issued. */
export const refuseNoteForm = defineForm({
  id: "refuse-credit-note",
  version: 1,
  fields: { reason: textarea({ label: "Reason", required: true, maxLength: 300, rows: 2 }) },
});

/** Somebody else than who asked. */
const another = (step: string) =>
  [{ isNot: { askedById: `You cannot ${step} a credit note that you asked for` } }] as const;

/** The life of a credit note; one that is issued is never edited or deleted. */
export const creditNoteLife = lifecycle({
  entity: "credit-note",
  name: { one: "credit note", many: "credit notes" },
  path: "/oms/credit-note",
  row: creditNoteRow,
  states: creditNoteStates,
  first: "ASKED",
  read: "creditNote.read",
  scope: rowsOfInvoices,
  tells: [
    {
      to: "creditNote.issue",
      notTo: ["askedById"],
      type: "INVENTORY_SHORT",
      text: "A credit note on {invoiceNumber} for {establishment} waits to be issued",
      page: "/invoice/credit-notes/{id}",
    },
  ],
  steps: {
    issue: {
      from: ["ASKED"],
      to: "ISSUED",
      label: "Issue",
      done: "issued",
      means: "gets its number and takes its amount off what is due, of its invoice first",
      final: "A paper with a number stands",
      allow: "creditNote.issue",
      takers: another("issue"),
      affects: ["/oms/invoice", "/oms/order", "/oms/return", "/oms/retailer", "/oms/coupon", "/oms/coupon-use"],
    },
    refuse: {
      from: ["ASKED"],
      to: "REFUSED",
      label: "Refuse",
      done: "refused",
      means: "is not issued",
      danger: true,
      final: "Whoever asked was told, and may ask again",
      allow: "creditNote.issue",
      takers: another("refuse"),
      form: refuseNoteForm,
      affects: ["/oms/invoice", "/oms/return"],
    },
  },
});
