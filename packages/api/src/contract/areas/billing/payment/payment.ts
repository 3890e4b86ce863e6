import { array, number, string, type InferType } from "yup";
import { date, defineForm, lookup, money, select, text } from "@o2r/forms";
import { endpoint, formBody } from "../../../core/endpoint.ts";
import { historyEntry } from "../../../core/history.ts";
import { admins } from "../../../core/holders.ts";
import { lifecycle, stateSchema, stateValues } from "../../../core/lifecycle/index.ts";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { reasonDialogForm } from "../../../core/reason-form.ts";
import { idParams, idSchema, instantSchema, listOf, rupeesSchema, shape, textOrNull } from "../../../core/schemas.ts";

/** How money came in. */
export const paymentWays = [
  { value: "CASH", label: "Cash" },
  { value: "UPI", label: "UPI" },
  { value: "TRANSFER", label: "Bank transfer" },
  { value: "CHEQUE", label: "Cheque" },
] as const;
export type PaymentWay = (typeof paymentWays)[number]["value"];

/** What pays an invoice: money, or what is left of a credit note on another. */
export const settledBy = [...paymentWays, { value: "CREDIT_NOTE", label: "Credit note" }] as const;
export type SettledBy = (typeof settledBy)[number]["value"];

/** How far a payment has come; a cheque counts as paid once it is cleared (domain.md §14, credit exposure). */
export const paymentStates = {
  RECEIVED: { label: "Received", tone: "info" },
  CLEARED: { label: "Cleared", tone: "success" },
  BOUNCED: { label: "Bounced", tone: "danger" },
} as const;

/** What was paid (specification §5: a payment id is not blank, also when it is nothing but spaces). */
export const paymentForm = defineForm({
  id: "payment",
  version: 1,
  fields: {
    retailerId: lookup({ label: "Retailer", source: "retailer", required: true }),
    amount: money({ label: "Amount", required: true, min: 0.01, max: 10_000_000 }),
    mode: select({ label: "Paid by", required: true, options: paymentWays }),
    paymentId: text({ label: "Payment id", required: true, maxLength: 60, help: "Receipt, UPI or cheque number" }),
    bank: text({ label: "Bank", maxLength: 60, visible: { field: "mode", in: ["CHEQUE"] } }),
    receivedOn: date({ label: "Received on", required: true, min: { today: -31 }, max: { today: 0 } }),
  },
});

export const paymentRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  receiptNumber: string().defined(),
  retailerId: idSchema(),
  establishment: string().defined(),
  warehouseId: idSchema(),
  hub: string().defined(),
  mode: string()
    .oneOf(paymentWays.map(({ value }) => value))
    .defined(),
  paymentId: string().defined(),
  bank: textOrNull(),
  /** `YYYY-MM-DD`. */
  receivedOn: string().defined(),
  /** Rupees: all of it, what went to invoices, and what is left on account. */
  amount: rupeesSchema(),
  allocated: rupeesSchema(),
  onAccount: rupeesSchema(),
  state: stateSchema(paymentStates),
  reason: textOrNull(),
  recordedBy: textOrNull(),
  recordedById: textOrNull(),
  recordedAt: instantSchema(),
  allocations: array()
    .of(shape({ invoiceId: idSchema(), number: string().defined(), amount: rupeesSchema() }))
    .defined(),
});
export type PaymentRow = InferType<typeof paymentRow>;

const path = "/oms/payment";
/** Whose payments somebody reaches: those of the own hub, or of the own beats. */
export const rowsOfPayments = { all: admins, ownWarehouse: ["HUB_MANAGER"], ownBeats: ["FSA"] } as const;

/** The life of a payment. */
export const paymentLife = lifecycle({
  entity: "payment",
  name: { one: "payment", many: "payments" },
  path,
  row: paymentRow,
  states: paymentStates,
  first: "RECEIVED",
  read: "payment.read",
  scope: rowsOfPayments,
  steps: {
    clear: {
      from: ["RECEIVED"],
      to: "CLEARED",
      label: "Clear",
      done: "cleared",
      means: "has arrived at the bank",
      final: "The bank has said so",
      allow: "payment.settle",
      affects: ["/oms/retailer"],
    },
    bounce: {
      from: ["RECEIVED", "CLEARED"],
      to: "BOUNCED",
      label: "Bounce",
      done: "bounced",
      means: "is owed again, each invoice from its old day",
      danger: true,
      final: "The bank has said so, and the ledger only grows",
      allow: "payment.settle",
      form: reasonDialogForm,
      guard: "cheque",
      affects: ["/oms/invoice", "/oms/retailer", "/oms/credit-note"],
    },
  },
});

const states = stateValues(paymentStates);

/** The list of payments (domain.md §14). */
export const paymentList = {
  columns: [
    { field: "receiptNumber", label: "Receipt no", kind: "code", sort: true, shown: true, width: 158 },
    { field: "receivedOn", label: "Received", kind: "date", sort: true, shown: true, width: 104 },
    { field: "establishment", label: "Retailer", kind: "text", shown: true },
    {
      field: "hub",
      label: "Hub",
      ofWarehouse: true,
      kind: "text",
      shown: true,
      roomy: true,
      width: 132,
      shows: "warehouseId",
    },
    { field: "mode", label: "Paid by", kind: "badge", shown: true, roomy: true, width: 104, values: paymentWays },
    { field: "paymentId", label: "Payment id", kind: "code", shown: true, roomy: true, width: 110 },
    { field: "amount", label: "Amount ₹", kind: "money", sort: true, shown: true, width: 96 },
    { field: "allocated", label: "Allocated ₹", kind: "money", shown: false, width: 112 },
    { field: "onAccount", label: "On account ₹", kind: "money", shown: true, roomy: true, width: 104 },
    { field: "recordedBy", label: "Recorded by", kind: "text", shown: false, width: 136 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 108, values: states },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: states },
    { kind: "dates", key: "received", label: "Received", of: "day", maxDays: 366 },
    { kind: "oneOf", key: "mode", label: "Paid by", options: paymentWays },
    { kind: "lookup", key: "hub", label: "Hub", source: "/api/warehouse" },
    { kind: "lookup", key: "retailer", label: "Retailer", source: "/api/retailer" },
  ],
  search: { receiptNumber: "receipt", establishment: "shop", paymentId: "payment id" },
  defaultSort: "-receivedOn",
} as const satisfies ListDeclaration<Extract<keyof PaymentRow, string>>;

const read = { allow: "payment.read", scope: rowsOfPayments, limit: "read" } as const;

/** What retailers have paid. */
export const paymentEndpoints = {
  list: listEndpoint({
    list: paymentList,
    many: "payments",
    row: paymentRow,
    path,
    allow: "payment.read",
    scope: rowsOfPayments,
  }),
  get: endpoint({
    method: "GET",
    path: `${path}/:id`,
    summary: "One payment with what it paid",
    params: idParams,
    reply: paymentRow,
    ...read,
  }),
  history: endpoint({
    method: "GET",
    path: `${path}/:id/history`,
    summary: "What happened to a payment, newest first",
    params: idParams,
    reply: listOf(historyEntry),
    ...read,
  }),
  record: endpoint({
    method: "POST",
    path,
    summary: "Record what a retailer has paid: the oldest due invoices are paid first",
    body: formBody(paymentForm),
    reply: paymentRow,
    write: {
      audit: "payment.recorded",
      idempotency: "required",
      affects: [path, "/oms/invoice", "/oms/retailer"],
    },
    allow: "payment.record",
    scope: rowsOfPayments,
    limit: "write",
  }),
  ...paymentLife.endpoints,
};
