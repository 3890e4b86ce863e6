import { endpoint, formBody } from "../../../core/endpoint.ts";
import { historyEntry } from "../../../core/history.ts";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idParams, listOf } from "../../../core/schemas.ts";
import { paymentWays } from "../payment/payment.ts";
import { collectionForm } from "./collection-forms.ts";
import { collectionLife, rowsOfCollections } from "./collection-life.ts";
import { collectionRow, type CollectionRow } from "./collection-rows.ts";

const path = "/oms/collection";

/** The list of collections (domain.md §14). */
export const collectionList = {
  columns: [
    { field: "number", label: "Collection no", kind: "code", sort: true, shown: true, width: 148 },
    { field: "collectionDate", label: "Date", kind: "date", sort: true, shown: true, width: 104 },
    { field: "establishment", label: "Retailer", kind: "text", shown: true },
    { field: "beat", label: "Beat", kind: "text", shown: false, width: 128 },
    {
      field: "hub",
      label: "Hub",
      ofWarehouse: true,
      kind: "text",
      shown: true,
      roomy: true,
      width: 128,
      shows: "warehouseId",
    },
    { field: "amt", label: "Amount ₹", kind: "money", sort: true, shown: true, width: 112 },
    { field: "amountPaid", label: "Amount paid", kind: "code", shown: true, roomy: true, width: 120 },
    { field: "mode", label: "Paid by", kind: "badge", shown: true, roomy: true, width: 112, values: paymentWays },
    { field: "receiptNumber", label: "Receipt no", kind: "code", shown: false, width: 148 },
    { field: "putOff", label: "Put off", kind: "number", sort: true, shown: false, width: 80 },
    { field: "shipmentNumber", label: "Shipment", kind: "code", shown: false, width: 128 },
    { field: "depositSlip", label: "Deposit slip", kind: "code", shown: false, width: 128 },
    { field: "depositedOn", label: "Deposited", kind: "date", shown: false, width: 104 },
    { field: "bankReference", label: "Bank reference", kind: "code", shown: false, width: 136 },
    { field: "createdAt", label: "Created", kind: "dateTime", sort: true, shown: false, width: 144 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 168, values: collectionLife.values },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: collectionLife.values },
    { kind: "dates", key: "date", label: "Date", of: "day", maxDays: 366 },
    { kind: "flag", key: "isLate", label: "Late", yes: "Late", no: "Not late" },
    { kind: "lookup", key: "hub", label: "Hub", source: "/api/warehouse" },
    { kind: "lookup", key: "beat", label: "Beat", source: "/api/beat" },
    { kind: "lookup", key: "retailer", label: "Retailer", source: "/api/retailer" },
    { kind: "oneOf", key: "mode", label: "Paid by", options: paymentWays },
    { kind: "range", key: "amt", label: "Amount", unit: "rupees" },
  ],
  search: { number: "collection", establishment: "shop", mobile: "mobile", depositSlip: "deposit slip" },
  defaultSort: "-createdAt",
} as const satisfies ListDeclaration<Extract<keyof CollectionRow, string>>;

const read = { allow: "collection.read", scope: rowsOfCollections, limit: "read" } as const;

/** What is to be collected from retailers. */
export const collectionEndpoints = {
  list: listEndpoint({
    list: collectionList,
    many: "collections",
    row: collectionRow,
    path,
    allow: "collection.read",
    scope: rowsOfCollections,
  }),
  get: endpoint({
    method: "GET",
    path: `${path}/:id`,
    summary: "One collection",
    params: idParams,
    reply: collectionRow,
    ...read,
  }),
  history: endpoint({
    method: "GET",
    path: `${path}/:id/history`,
    summary: "What happened to a collection, newest first",
    params: idParams,
    reply: listOf(historyEntry),
    ...read,
  }),
  create: endpoint({
    method: "POST",
    path,
    summary: "Plan what is to be collected from a retailer: due, or scheduled where it has a day",
    body: formBody(collectionForm),
    reply: collectionRow,
    write: { audit: "collection.created", idempotency: "required", affects: [path] },
    allow: "collection.write",
    scope: rowsOfCollections,
    limit: "write",
  }),
  ...collectionLife.endpoints,
};
