import { defineForm, money, text } from "@o2r/forms";
import { number, string, type InferType } from "yup";
import { endpoint, formBody } from "../../../core/endpoint.ts";
import { admins } from "../../../core/holders.ts";
import { lifecycle, stateSchema } from "../../../core/lifecycle/index.ts";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idParams, idSchema, instantSchema, rupeesSchema, shape, textOrNull } from "../../../core/schemas.ts";

const path = "/oms/write-off";
/** Everything, by those who may at all. */
const rowsOfWriteOffs = { all: admins } as const;

const writeOffStates = {
  REQUESTED: { label: "Requested", tone: "warning" },
  APPROVED: { label: "Approved", tone: "success" },
  REFUSED: { label: "Refused", tone: "neutral" },
} as const;

/** What is to be given up of an invoice, and why. */
export const writeOffForm = defineForm({
  id: "write-off",
  version: 1,
  fields: {
    amount: money({ label: "Amount", required: true, min: 0.01, max: 10_000_000 }),
    note: text({ label: "Why it will not be paid", required: true, maxLength: 300 }),
  },
});

const refuseForm = defineForm({
  id: "refuse-write-off",
  version: 1,
  fields: { reason: text({ label: "Reason", required: true, maxLength: 300 }) },
});

export const writeOffRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  number: string().defined(),
  invoiceId: idSchema(),
  invoiceNumber: string().defined(),
  retailerId: idSchema(),
  establishment: string().defined(),
  hub: string().defined(),
  /** Rupees: what is to be given up, and what of the invoice is due now. */
  amount: rupeesSchema(),
  due: rupeesSchema(),
  note: string().defined(),
  state: stateSchema(writeOffStates),
  requestedBy: textOrNull(),
  requestedById: textOrNull(),
  requestedAt: instantSchema(),
  decidedBy: textOrNull(),
  decidedAt: instantSchema().nullable(),
  decision: string().defined(),
});
export type WriteOffRow = InferType<typeof writeOffRow>;

/** Somebody else than who asked. */
const another = (step: string) => [{ isNot: { requestedById: `You cannot ${step} your own request` } }] as const;

/** What is given up of an invoice: asked for by one, decided by another (domain.md §14). */
export const writeOffLife = lifecycle({
  entity: "write-off",
  name: { one: "write-off", many: "write-offs" },
  path,
  row: writeOffRow,
  states: writeOffStates,
  first: "REQUESTED",
  read: "write-off.read",
  scope: rowsOfWriteOffs,
  steps: {
    approve: {
      from: ["REQUESTED"],
      to: "APPROVED",
      label: "Approve",
      done: "approved",
      means: "is owed no longer, and is booked as a loss",
      danger: true,
      final: "The ledger only grows; what is paid after all is recorded as a payment",
      allow: "write-off.decide",
      takers: another("approve"),
      guard: "stillDue",
      affects: ["/oms/invoice", "/oms/retailer"],
    },
    refuse: {
      from: ["REQUESTED"],
      to: "REFUSED",
      label: "Refuse",
      done: "refused",
      means: "stays due",
      final: "Whoever asked was told, and may ask again",
      allow: "write-off.decide",
      takers: another("refuse"),
      form: refuseForm,
    },
  },
});

/** The list of write-offs. */
export const writeOffList = {
  columns: [
    { field: "number", label: "Write-off no", kind: "code", sort: true, shown: true, width: 146 },
    { field: "invoiceNumber", label: "Invoice no", kind: "code", shown: true, width: 140 },
    { field: "establishment", label: "Retailer", kind: "text", shown: true },
    { field: "hub", label: "Hub", kind: "text", shown: false, width: 144 },
    { field: "amount", label: "Amount ₹", kind: "money", sort: true, shown: true, width: 96 },
    { field: "due", label: "Due now ₹", kind: "money", shown: true, width: 96 },
    { field: "note", label: "Why", kind: "text", shown: true, width: 124 },
    { field: "requestedBy", label: "Asked by", kind: "text", shown: true, width: 96 },
    { field: "requestedAt", label: "Asked", kind: "dateTime", sort: true, shown: true, width: 104 },
    { field: "decidedBy", label: "Decided by", kind: "text", shown: false, width: 136 },
    { field: "decidedAt", label: "Decided", kind: "dateTime", shown: false, width: 144 },
    { field: "decision", label: "Decision", kind: "text", shown: false, width: 160 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 114, values: writeOffLife.values },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: writeOffLife.values },
    { kind: "lookup", key: "hub", label: "Hub", source: "/api/warehouse" },
    { kind: "lookup", key: "retailer", label: "Retailer", source: "/api/retailer" },
  ],
  search: { number: "write-off", invoiceNumber: "invoice number", establishment: "shop" },
  defaultSort: "-requestedAt",
} as const satisfies ListDeclaration<Extract<keyof WriteOffRow, string>>;

/** What is given up of invoices. */
export const writeOffEndpoints = {
  list: listEndpoint({
    list: writeOffList,
    many: "write-offs",
    row: writeOffRow,
    path,
    allow: "write-off.read",
    scope: rowsOfWriteOffs,
  }),
  ask: endpoint({
    method: "POST",
    path: "/oms/invoice/:id/write-off",
    summary: "Ask for a part of an invoice, or all that is due, to be written off: somebody else decides",
    params: idParams,
    body: formBody(writeOffForm),
    reply: writeOffRow,
    write: { audit: "write-off.requested", idempotency: "required", affects: [path] },
    allow: "write-off.ask",
    scope: rowsOfWriteOffs,
    limit: "write",
  }),
  ...writeOffLife.endpoints,
};
