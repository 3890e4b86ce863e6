import { number, string, type InferType } from "yup";
import { date, defineForm, file, select, text, type ValuesOf } from "@o2r/forms";
import { endpoint, formBody } from "../../core/endpoint.ts";
import { lifecycle, stateSchema } from "../../core/lifecycle/index.ts";
import { listEndpoint } from "../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../core/list.ts";
import { idParams, idSchema, instantSchema, oneOfSchema, shape, textOrNull } from "../../core/schemas.ts";

/** What papers a warehouse works by. */
export const warehouseDocumentKinds = [
  { value: "GST", label: "GST certificate" },
  { value: "FSSAI", label: "FSSAI licence" },
  { value: "PAN", label: "PAN card" },
  { value: "TRADE", label: "Trade licence" },
  { value: "LEASE", label: "Lease" },
  { value: "FIRE", label: "Fire certificate" },
  { value: "WEIGHTS", label: "Weights and measures" },
  { value: "INSURANCE", label: "Insurance" },
  { value: "OTHER", label: "Other" },
] as const;

const states = {
  CURRENT: { label: "Current", tone: "success" },
  REPLACED: { label: "Replaced", tone: "neutral" },
  REMOVED: { label: "Removed", tone: "neutral" },
} as const;

const paper = {
  file: file({ label: "File", required: true, maxMB: 10 }),
  number: text({ label: "Number", maxLength: 50, width: "half" }),
  expiresOn: date({ label: "Valid until", max: "none", help: "Empty where it does not end.", width: "half" }),
  note: text({ label: "Note", maxLength: 100 }),
};

/** A paper of a warehouse that is added. */
export const warehouseDocumentForm = defineForm({
  id: "warehouse-document",
  version: 1,
  fields: { kind: select({ label: "Document", required: true, options: warehouseDocumentKinds }), ...paper },
});

/** The paper that takes the place of one of the same kind. */
export const replaceDocumentForm = defineForm({ id: "replace-warehouse-document", version: 1, fields: paper });
export type PaperValues = ValuesOf<typeof replaceDocumentForm>;

/** A paper of a warehouse, as it is now or was. */
export const warehouseDocumentRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  warehouseId: idSchema(),
  warehouse: string().defined(),
  kind: oneOfSchema(warehouseDocumentKinds),
  number: string().defined(),
  expiresOn: string().nullable().defined(),
  /** Until it ends, below zero once it has; null where it does not. */
  daysLeft: number().integer().nullable().defined(),
  note: string().defined(),
  state: stateSchema(states),
  /** Document id. */
  file: idSchema(),
  fileName: string().defined(),
  size: number().integer().defined(),
  addedBy: textOrNull(),
  addedAt: instantSchema(),
});
export type WarehouseDocument = InferType<typeof warehouseDocumentRow>;

/** The papers of a warehouse (domain.md §8, /warehouse-management, documents): none is lost when it is replaced or removed. */
export const warehouseDocumentLife = lifecycle({
  entity: "warehouse-document",
  name: { one: "document", many: "documents" },
  path: "/oms/warehouse-document",
  row: warehouseDocumentRow,
  states,
  first: "CURRENT",
  read: "warehouse.detail",
  scope: "ownWarehouse",
  steps: {
    replace: {
      from: ["CURRENT"],
      label: "Replace",
      done: "replaced",
      means: "gets another file; the one of before stays among the earlier documents",
      final: "The file of before stays among the earlier documents, to be opened and added again",
      allow: "warehouse.write",
      form: replaceDocumentForm,
      single: true,
    },
    remove: {
      from: ["CURRENT"],
      to: "REMOVED",
      label: "Remove",
      done: "removed",
      means: "counts no more, and stays among the earlier documents",
      danger: true,
      undo: "restore",
      allow: "warehouse.write",
    },
    restore: {
      from: ["REMOVED"],
      to: "CURRENT",
      label: "Put back",
      done: "put back",
      means: "counts again",
      undo: "remove",
      allow: "warehouse.write",
    },
  },
});

/** Papers of warehouses, what ends first before the rest. */
export const warehouseDocumentList = {
  columns: [
    { field: "kind", label: "Document", kind: "badge", shown: true, width: 160, values: warehouseDocumentKinds },
    { field: "number", label: "Number", kind: "code", shown: true, width: 160 },
    { field: "warehouse", label: "Warehouse", ofWarehouse: true, kind: "text", shown: true },
    { field: "expiresOn", label: "Valid until", kind: "date", sort: true, shown: true, width: 112 },
    { field: "fileName", label: "File", kind: "text", shown: true },
    { field: "note", label: "Note", kind: "text", shown: false },
    { field: "addedBy", label: "Added by", kind: "text", shown: false, width: 136 },
    { field: "addedAt", label: "Added", kind: "dateTime", sort: true, shown: true, width: 144 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 104, values: warehouseDocumentLife.values },
  ],
  filters: [
    { kind: "lookup", key: "warehouse", label: "Warehouse", source: "/api/warehouse" },
    { kind: "oneOf", key: "kind", label: "Document", options: warehouseDocumentKinds },
    { kind: "oneOf", key: "state", label: "Status", options: warehouseDocumentLife.values },
    {
      kind: "flag",
      key: "ending",
      label: "Validity",
      yes: "Expired or within 60 days",
      no: "Later",
    },
  ],
  search: { number: "number", fileName: "file" },
  defaultSort: "expiresOn",
} as const satisfies ListDeclaration<Extract<keyof WarehouseDocument, string>>;

export const warehouseDocumentEndpoints = {
  list: listEndpoint({
    list: warehouseDocumentList,
    many: "documents of warehouses",
    row: warehouseDocumentRow,
    path: "/oms/warehouse-document",
    allow: "warehouse.detail",
    scope: "ownWarehouse",
  }),
  add: endpoint({
    method: "POST",
    path: "/oms/warehouse/:id/document",
    summary: "Add a paper to a warehouse: a file that was uploaded, with what it is and until when it holds",
    params: idParams,
    body: formBody(warehouseDocumentForm),
    reply: warehouseDocumentRow,
    write: { audit: "warehouse-document.added", idempotency: "required", affects: ["/oms/warehouse-document"] },
    allow: "warehouse.write",
    scope: "ownWarehouse",
    limit: "write",
  }),
  ...warehouseDocumentLife.endpoints,
};
