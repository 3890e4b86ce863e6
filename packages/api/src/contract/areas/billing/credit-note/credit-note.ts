import { array, number, string, type InferType } from "yup";
import { endpoint } from "../../../core/endpoint.ts";
import { historyEntry } from "../../../core/history.ts";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import { idParams, idSchema, listOf, rupeesSchema, shape } from "../../../core/schemas.ts";
import { rowsOfInvoices } from "../invoice/invoice-life.ts";
import { creditNoteLife } from "./credit-note-life.ts";
import { creditNoteList } from "./credit-note-list.ts";
import { creditNoteDetail, creditNoteRow } from "./credit-note-rows.ts";

const path = "/oms/credit-note";
const read = { allow: "creditNote.read", scope: rowsOfInvoices, limit: "read" } as const;

/** Units of an invoice's lines that are to be credited, or differences of their prices, and why. */
export const creditNoteBody = shape({
  invoiceId: idSchema(),
  lines: array()
    .of(
      shape({
        /** Of the invoice's line, from 1. */
        position: number().integer().min(1).max(1000).required(),
        units: number().integer().min(1).max(1_000_000),
        /** Instead of units: rupees before tax that the line was billed too high. */
        off: rupeesSchema().min(0.01).max(100_000_000).optional(),
      })
        .test(
          "one-of-both",
          "Enter units or an amount",
          ({ units, off }) => (units === undefined) !== (off === undefined),
        )
        .meta({ rule: "Units, or an amount" }),
    )
    .min(1, "Choose what is credited")
    .max(500)
    .meta({ rule: "One line or more, at most 500" })
    .required(),
  reason: string().trim().max(300).required("Reason is required"),
});
export type CreditNoteBody = InferType<typeof creditNoteBody>;

/** Credit notes on invoices (CGST Act s.34). */
export const creditNoteEndpoints = {
  list: listEndpoint({
    list: creditNoteList,
    many: "credit notes",
    row: creditNoteRow,
    path,
    allow: "creditNote.read",
    scope: rowsOfInvoices,
  }),
  get: endpoint({
    method: "GET",
    path: `${path}/:id`,
    summary: "One credit note as it is printed",
    params: idParams,
    reply: creditNoteDetail,
    ...read,
  }),
  pdf: endpoint({
    method: "GET",
    path: `${path}/:id/pdf`,
    summary: "One credit note on paper (A4), as PDF",
    params: idParams,
    reply: string(),
    raw: true,
    ...read,
    limit: "export",
  }),
  history: endpoint({
    method: "GET",
    path: `${path}/:id/history`,
    summary: "What happened to a credit note, newest first",
    params: idParams,
    reply: listOf(historyEntry),
    ...read,
  }),
  ask: endpoint({
    method: "POST",
    path,
    summary: "Ask for units of an invoice to be credited, or differences of its prices; somebody else issues the note",
    body: creditNoteBody,
    reply: creditNoteRow,
    write: { audit: "credit-note.asked", idempotency: "required", affects: [path, "/oms/invoice"] },
    allow: "creditNote.ask",
    scope: rowsOfInvoices,
    limit: "write",
  }),
  ...creditNoteLife.endpoints,
};
