import { array, boolean, number, string, type InferType } from "yup";
import { defineForm, lookup } from "@o2r/forms";
import { endpoint } from "../../core/endpoint.ts";
import type { Stale } from "../../core/history.ts";
import { lifecycle, stateSchema } from "../../core/lifecycle/index.ts";
import { listEndpoint } from "../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../core/list.ts";
import {
  idParams,
  idSchema,
  instantSchema,
  listOf,
  oneOfSchema,
  rupeesSchema,
  shape,
  textOrNull,
  textSchema,
} from "../../core/schemas.ts";
import { mostAtOnce, reasonForm } from "./inventory-form.ts";
import { qcClocks } from "./qc-sla.ts";
import { endedChecks, openChecks, qcSources, qcStates, rejectReasons, longestNote } from "./qc-states.ts";

const units = () => number().integer().defined();
const count = () => number().integer().min(0).max(mostAtOnce).required();

const check = {
  id: idSchema(),
  version: number().integer().defined(),
  number: string().defined(),
  warehouseId: idSchema(),
  warehouse: string().defined(),
  source: oneOfSchema(qcSources),
  /** Who sent the goods, in words. */
  supplier: string().defined(),
  state: stateSchema(qcStates),
  lines: units(),
  received: units(),
  accepted: units(),
  rejected: units(),
  held: units(),
  inspector: textOrNull(),
  inspectorId: textOrNull(),
  createdAt: instantSchema(),
  startedAt: instantSchema().nullable(),
  submittedAt: instantSchema().nullable(),
  /** Until when it is to end; see `dueOfCheck`. */
  dueAt: instantSchema(),
  /** Null where an inventory reset has closed it: nobody was to end it any more. */
  sla: oneOfSchema(qcClocks).nullable(),
};

/** One quality check: a row of the list. */
export const qcRow = shape(check);
export type QcRow = InferType<typeof qcRow>;

/** One line of a check: units of a batch, and what was found of them. */
export const qcLine = shape({
  id: idSchema(),
  inventoryId: idSchema(),
  name: string().defined(),
  sku: string().defined(),
  ean: textOrNull(),
  image: textOrNull(),
  manufacturingDate: string().defined(),
  expiryDate: string().defined(),
  daysLeft: number().integer().defined(),
  mrp: rupeesSchema(),
  /** The product's today: what a batch of now is expected to have printed on it. */
  productMrp: rupeesSchema(),
  received: units(),
  accepted: units(),
  rejected: units(),
  held: units(),
  reason: string()
    .oneOf(rejectReasons.map(({ value }) => value))
    .nullable()
    .defined(),
  /** Document id. */
  photo: textOrNull(),
  note: string().defined(),
  /** Inventory reset has taken its units off the books before the check ended: nothing is found of it any more. */
  reset: boolean().defined(),
});
export type QcLine = InferType<typeof qcLine>;

/** A check whole. */
export const qcDetail = shape({ ...check, items: listOf(qcLine) });
export type QcDetail = InferType<typeof qcDetail>;
/** What a step of a check that somebody else has changed is answered with. */
export type StaleCheck = Stale<QcDetail>;

/** Who is to do a check. */
export const assignForm = defineForm({
  id: "assign-inspector",
  version: 1,
  fields: { inspectorId: lookup({ label: "Inspector", source: "inspector", required: true }) },
});

/** What was found of one line. */
const finding = shape({
  id: idSchema(),
  accepted: count(),
  rejected: count(),
  held: count(),
  reason: string().oneOf(rejectReasons.map(({ value }) => value)),
  photo: idSchema().optional(),
  note: string().max(longestNote),
});
const oneToMany = { rule: "One line or more, at most 500" };
const findings = shape({ items: array().of(finding).min(1).max(500).meta(oneToMany).required() });

const affects = ["/oms/rejected-sku", "/oms/inventory", "/oms/product"] as const;

/** A check of goods that arrived, or of units from the shelf (domain.md §5). */
export const qcLife = lifecycle({
  entity: "qc",
  name: { one: "check", many: "checks" },
  path: "/oms/qc",
  row: qcDetail,
  states: qcStates,
  first: "PENDING",
  read: "stock.read",
  scope: "ownWarehouse",
  steps: {
    assign: {
      from: openChecks,
      label: "Assign inspector",
      done: "assigned",
      means: "will be inspected by whoever is chosen",
      undo: { step: "assign", sends: { inspectorId: "inspectorId" } },
      allow: "qc.inspect",
      form: assignForm,
    },
    save: {
      from: openChecks,
      to: "IN_PROGRESS",
      label: "Save draft",
      done: "saved",
      means: "keeps what has been found so far",
      final: "The findings can be changed until it is submitted",
      allow: "qc.inspect",
      body: findings,
      single: true,
      affects,
    },
    submit: {
      from: openChecks,
      to: endedChecks,
      label: "Submit",
      done: "submitted",
      means: "ends: what was accepted goes on the shelf, what was rejected to the rejected units",
      undo: "reopen",
      allow: "qc.inspect",
      body: findings,
      single: true,
      tells: [
        {
          to: "stock.write",
          in: ["PARTIALLY_PASSED", "FAILED"],
          type: "INVENTORY_SHORT",
          text: "{number} has rejected {rejected} of {received} units at {warehouse}",
          page: "/quality-check/{id}",
        },
      ],
      affects,
    },
    reopen: {
      from: endedChecks,
      to: "IN_PROGRESS",
      label: "Reopen",
      done: "reopened",
      means: "will wait in quarantine with all of its units until it is submitted again",
      final: "It can be submitted again",
      allow: "qc.reopen",
      form: reasonForm,
      single: true,
      affects,
    },
    /** Answers with the new check. */
    recheck: {
      from: endedChecks,
      label: "Check held units",
      done: "rechecked",
      means:
        "passes what it holds to a new check, in which that is accepted or rejected, and cannot be reopened afterwards",
      final: "The new check decides",
      allow: "qc.inspect",
      needs: { held: "This check holds nothing" },
      single: true,
      affects,
    },
    resetLine: { by: "service", from: openChecks },
    close: { by: "service", from: openChecks, to: "CLOSED" },
  },
});

/** The list of quality checks (domain.md §8, /quality-check). */
export const qcList = {
  columns: [
    { field: "number", label: "QC no", kind: "code", sort: true, shown: true, width: 108 },
    { field: "source", label: "Source", kind: "badge", shown: true, width: 164, values: qcSources },
    { field: "warehouse", label: "Warehouse", ofWarehouse: true, kind: "text", shown: true },
    { field: "supplier", label: "From", kind: "text", shown: false, width: 136 },
    { field: "lines", label: "Lines", kind: "number", shown: false, width: 72 },
    { field: "received", label: "Received", kind: "number", shown: true, width: 84 },
    { field: "accepted", label: "Accepted", kind: "number", shown: true, width: 88 },
    { field: "rejected", label: "Rejected", kind: "number", shown: true, width: 84 },
    { field: "held", label: "Held", kind: "number", shown: false, width: 72 },
    { field: "inspector", label: "Inspector", kind: "text", shown: true, roomy: true, width: 132 },
    { field: "createdAt", label: "Since", kind: "dateTime", sort: true, shown: false, inFile: true, width: 144 },
    { field: "startedAt", label: "Started", kind: "dateTime", shown: false, width: 144 },
    { field: "sla", label: "SLA", kind: "badge", sort: true, shown: true, width: 104, values: qcClocks },
    { field: "dueAt", label: "Due by", kind: "dateTime", shown: false, inFile: true, width: 144 },
    { field: "state", label: "Status", kind: "badge", sort: true, shown: true, width: 152, values: qcLife.values },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: qcLife.values },
    { kind: "oneOf", key: "sla", label: "SLA", options: qcClocks },
    { kind: "dates", key: "date", label: "Date", of: "instant", maxDays: 366 },
    { kind: "oneOf", key: "source", label: "Source", options: qcSources },
    { kind: "lookup", key: "warehouse", label: "Warehouse", source: "/api/warehouse" },
    { kind: "lookup", key: "inspector", label: "Inspector", source: "/api/inspector" },
    { kind: "flag", key: "hasRejected", label: "Rejection", yes: "Has rejection", no: "No rejection" },
  ],
  search: { number: "QC no", supplier: "sender" },
  // What waits, before what is inspected, before what has ended.
  defaultSort: "-state",
} as const satisfies ListDeclaration<Extract<keyof QcRow, string>>;

/** Quality checks. */
export const qcEndpoints = {
  list: listEndpoint({
    list: qcList,
    many: "quality checks",
    row: qcRow,
    path: "/oms/qc",
    allow: "stock.read",
    scope: "ownWarehouse",
  }),
  get: endpoint({
    method: "GET",
    path: "/oms/qc/:id",
    summary: "One quality check with its lines",
    params: idParams,
    reply: qcDetail,
    allow: "stock.read",
    scope: "ownWarehouse",
    limit: "read",
  }),
  create: endpoint({
    method: "POST",
    path: "/oms/qc",
    summary: "Begin a check: of goods that arrived, or of units from the shelf. They wait in quarantine",
    body: shape({
      warehouseId: idSchema(),
      source: string().oneOf(["GRN", "STOCK"]).required(),
      supplier: textSchema(100),
      items: array()
        .of(shape({ inventoryId: idSchema(), quantity: number().integer().min(1).max(mostAtOnce).required() }))
        .min(1)
        .max(500)
        .meta(oneToMany)
        .required(),
    }),
    reply: qcDetail,
    write: { audit: "qc.created", idempotency: "required", affects: ["/oms/qc", "/oms/inventory", "/oms/product"] },
    allow: "qc.inspect",
    scope: "ownWarehouse",
    limit: "write",
  }),
  ...qcLife.endpoints,
};
