import { number, string, type InferType } from "yup";
import { lifecycle, stateSchema } from "../../core/lifecycle/index.ts";
import { listEndpoint } from "../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../core/list.ts";
import { idSchema, instantSchema, rupeesSchema, shape, textOrNull } from "../../core/schemas.ts";
import { discardReasons, reasonForm } from "./inventory-form.ts";

const discardStates = {
  REQUESTED: { label: "Requested", tone: "warning" },
  APPROVED: { label: "Approved", tone: "success" },
  REFUSED: { label: "Refused", tone: "neutral" },
  WITHDRAWN: { label: "Withdrawn", tone: "neutral" },
} as const;

/** A request to throw units away, and what became of it. */
export const discardRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  inventoryId: idSchema(),
  warehouseId: idSchema(),
  warehouse: string().defined(),
  name: string().defined(),
  sku: string().defined(),
  expiryDate: string().defined(),
  quantity: number().integer().defined(),
  /** At PTH, rupees, when it was asked for. */
  value: rupeesSchema(),
  /** Of those units, at today's rates: the credit of it is reversed once they are discarded. */
  inputTax: rupeesSchema(),
  reason: string()
    .oneOf(discardReasons.map(({ value }) => value))
    .defined(),
  note: string().defined(),
  state: stateSchema(discardStates),
  requestedBy: textOrNull(),
  requestedById: textOrNull(),
  requestedAt: instantSchema(),
  decidedBy: textOrNull(),
  decidedAt: instantSchema().nullable(),
  decision: string().defined(),
});
export type DiscardRow = InferType<typeof discardRow>;

/** Somebody else than who asked. */
const another = (step: string) => [{ isNot: { requestedById: `You cannot ${step} your own request` } }] as const;

/** A request to throw units away: made by one, decided by another (domain.md §13). */
export const discardLife = lifecycle({
  entity: "discard",
  name: { one: "request", many: "requests" },
  path: "/oms/discard",
  row: discardRow,
  states: discardStates,
  first: "REQUESTED",
  read: "stock.read",
  scope: "ownWarehouse",
  tells: [
    {
      to: "stock.approve",
      type: "INVENTORY_SHORT",
      text: "{quantity} of {name} at {warehouse} wait for approval to be discarded",
      page: "/inventory/discard",
    },
  ],
  steps: {
    approve: {
      from: ["REQUESTED"],
      to: "APPROVED",
      label: "Approve",
      done: "approved",
      means: "will leave the stock for good",
      danger: true,
      final: "The units have left the stock",
      allow: "stock.approve",
      takers: another("approve"),
      affects: ["/oms/inventory", "/oms/product"],
    },
    refuse: {
      from: ["REQUESTED"],
      to: "REFUSED",
      label: "Refuse",
      done: "refused",
      means: "will stay in stock",
      final: "Whoever asked was told, and may ask again",
      allow: "stock.approve",
      takers: another("refuse"),
      form: reasonForm,
      affects: ["/oms/inventory"],
    },
    withdraw: {
      from: ["REQUESTED"],
      to: "WITHDRAWN",
      label: "Withdraw",
      done: "withdrawn",
      means: "will stay in stock, and nobody decides on it any more",
      final: "It can be asked for again",
      allow: "stock.write",
      takers: [{ is: "requestedById" }],
      affects: ["/oms/inventory"],
    },
    reset: { by: "service", from: ["REQUESTED"], to: "REFUSED" },
  },
});

/** The list of requests to discard. */
export const discardList = {
  columns: [
    { field: "name", label: "Product", kind: "text", shown: true },
    { field: "sku", label: "SKU", kind: "code", shown: false, inFile: true, width: 160 },
    { field: "warehouse", label: "Warehouse", ofWarehouse: true, kind: "text", shown: true, width: 140 },
    { field: "expiryDate", label: "Expires", kind: "date", shown: true, width: 108 },
    { field: "quantity", label: "Units", kind: "number", sort: true, shown: true, width: 72 },
    { field: "value", label: "Value ₹", kind: "money", sort: true, shown: true, width: 104 },
    { field: "inputTax", label: "Input tax ₹", kind: "money", shown: false, width: 104 },
    { field: "reason", label: "Reason", kind: "badge", shown: true, width: 144, values: discardReasons },
    { field: "requestedBy", label: "Asked by", kind: "text", shown: true, width: 132 },
    { field: "requestedAt", label: "Asked", kind: "dateTime", sort: true, shown: true, width: 104 },
    { field: "decidedBy", label: "Decided by", kind: "text", shown: false, width: 144 },
    { field: "decidedAt", label: "Decided", kind: "dateTime", shown: false, width: 144 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 112, values: discardLife.values },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: discardLife.values },
    { kind: "oneOf", key: "reason", label: "Reason", options: discardReasons },
    { kind: "lookup", key: "warehouse", label: "Warehouse", source: "/api/warehouse" },
  ],
  search: { name: "product", sku: "SKU", ean: "EAN", hsn: "HSN" },
  defaultSort: "-requestedAt",
} as const satisfies ListDeclaration<Extract<keyof DiscardRow, string>>;

/** Requests to discard. */
export const discardEndpoints = {
  list: listEndpoint({
    list: discardList,
    many: "requests to discard",
    row: discardRow,
    path: "/oms/discard",
    allow: "stock.read",
    scope: "ownWarehouse",
  }),
  ...discardLife.endpoints,
};
