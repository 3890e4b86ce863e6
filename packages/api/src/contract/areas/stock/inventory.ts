import { boolean } from "yup";
import { endpoint, formBody } from "../../core/endpoint.ts";
import { historyEntry, type Stale } from "../../core/history.ts";
import { listEndpoint } from "../../core/list-endpoint.ts";
import { listQuerySchema } from "../../core/list/list-query.ts";
import { idParams, idSchema, listOf, pageOf, shape } from "../../core/schemas.ts";
import { discardRow } from "./discard.ts";
import { importAffects } from "./facts.ts";
import { adjustmentForm, discardForm, inventoryForm, reasonForm } from "./inventory-form.ts";
import { inventoryList } from "./inventory-list.ts";
import { inventoryRow, movementRow, syncResult, usedRow, type InventoryRow } from "./inventory-schemas.ts";
import { movementList } from "./movement-list.ts";

/** What a stale change of a batch is answered with (412, `current`). */
export type StaleInventory = Stale<InventoryRow>;

const read = { allow: "stock.read", scope: "ownWarehouse", limit: "read" } as const;
const write = { allow: "stock.write", scope: "ownWarehouse", limit: "write" } as const;
const affects = importAffects.inventory;
const one = { path: "/oms/inventory/:id", params: idParams } as const;

/** Batches in their warehouses, by the id of the batch. */
export const inventoryEndpoints = {
  list: listEndpoint({
    list: inventoryList,
    many: "batches in stock",
    row: inventoryRow,
    path: "/oms/inventory",
    allow: "stock.read",
    scope: "ownWarehouse",
  }),
  get: endpoint({ method: "GET", summary: "One batch in stock", reply: inventoryRow, ...one, ...read }),
  create: endpoint({
    method: "POST",
    path: "/oms/inventory",
    summary: "Add an entry: units of a batch that came in",
    body: formBody(inventoryForm),
    reply: inventoryRow,
    write: { audit: "inventory.created", idempotency: "required", affects },
    ...write,
  }),
  adjust: endpoint({
    method: "PATCH",
    summary: "Adjust units, MRP or discount of a batch; managers of a warehouse up to a value",
    body: formBody(adjustmentForm),
    reply: inventoryRow,
    write: { audit: "inventory.adjusted", idempotency: "required", ifMatch: true, affects },
    ...one,
    ...write,
  }),
  setBlocked: endpoint({
    method: "POST",
    params: idParams,
    path: "/oms/inventory/:id/blocked",
    summary: "Keep a batch from every sale, or open it again",
    body: shape({ blocked: boolean().required() }),
    reply: inventoryRow,
    write: { audit: "inventory.blocked", idempotency: "required", ifMatch: true, affects },
    ...write,
  }),
  discard: endpoint({
    method: "POST",
    params: idParams,
    path: "/oms/inventory/:id/discard",
    summary: "Ask for units of a batch to be discarded; somebody else decides",
    body: formBody(discardForm),
    reply: discardRow,
    write: { audit: "discard.requested", idempotency: "required", affects },
    ...write,
  }),
  reset: endpoint({
    method: "POST",
    params: idParams,
    path: "/oms/inventory/:id/reset",
    summary:
      "Take off the books what is neither promised nor on its way, for a reason. Checks, rejections and discards of it end",
    body: formBody(reasonForm),
    reply: inventoryRow,
    write: {
      audit: "inventory.reset",
      idempotency: "required",
      ifMatch: true,
      affects: [...affects, "/oms/qc", "/oms/rejected-sku"],
    },
    allow: "stock.reset",
    scope: "ownWarehouse",
    limit: "write",
  }),
  sync: endpoint({
    method: "POST",
    path: "/oms/inventory/sync",
    summary: "Compare the balances of a warehouse with its ledger, and fix those that have drifted",
    body: shape({ warehouseId: idSchema() }),
    reply: syncResult,
    write: { audit: "inventory.synced", idempotency: "required", affects },
    ...write,
  }),
  movements: endpoint({
    method: "GET",
    params: idParams,
    path: "/oms/inventory/:id/movement",
    summary: "See the ledger of a batch; page by page",
    query: listQuerySchema(movementList),
    reply: pageOf(movementRow),
    ...read,
  }),
  usedQuantity: endpoint({
    method: "GET",
    params: idParams,
    path: "/oms/inventory/:id/used-quantity",
    summary: "The latest hundred orders that a batch was promised to",
    reply: listOf(usedRow),
    ...read,
  }),
  history: endpoint({
    method: "GET",
    params: idParams,
    path: "/oms/inventory/:id/history",
    summary: "What happened to a batch, newest first",
    reply: listOf(historyEntry),
    ...read,
  }),
};
