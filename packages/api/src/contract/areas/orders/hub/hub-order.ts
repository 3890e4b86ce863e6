import { array } from "yup";
import { endpoint, formBody } from "../../../core/endpoint.ts";
import { historyEntry } from "../../../core/history.ts";
import { admins } from "../../../core/holders.ts";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import { lookupEndpoint, lookupRow } from "../../../core/lookup.ts";
import { idParams, idSchema, listOf, shape } from "../../../core/schemas.ts";
import { hubOrderForm, mostHubLines } from "./hub-order-forms.ts";
import { hubOrderLife } from "./hub-order-life.ts";
import { hubOrderList } from "./hub-order-list.ts";
import { hubOrderDetail, hubOrderRecord, hubOrderRow, hubPrice, shortageLine } from "./hub-order-rows.ts";

const path = "/oms/hub-order";
const allow = "hubOrder.read";
/** A hub order is of two warehouses: whoever runs one of them reaches it. */
const scope = "ownWarehouse";
const read = { allow, scope, limit: "read" } as const;
const write = { allow: "hubOrder.raise", scope, limit: "write" } as const;

/** Orders of hubs on central warehouses. */
export const hubOrderEndpoints = {
  list: listEndpoint({ list: hubOrderList, many: "hub orders", row: hubOrderRow, path, allow, scope }),
  get: endpoint({
    method: "GET",
    path: `${path}/:id`,
    summary: "See a hub order; as its form has it",
    params: idParams,
    reply: hubOrderRecord,
    ...read,
  }),
  page: endpoint({
    method: "GET",
    path: `${path}/:id/page`,
    summary: "See a hub order with its lines, its consignments and what they are for",
    params: idParams,
    reply: hubOrderDetail,
    ...read,
  }),
  history: endpoint({
    method: "GET",
    path: `${path}/:id/history`,
    summary: "What happened to a hub order, newest first",
    params: idParams,
    reply: listOf(historyEntry),
    ...read,
  }),
  shortage: endpoint({
    method: "GET",
    path: `${path}/shortage`,
    summary: "What a hub has too little of: for open orders of retailers, and below the level it orders again at",
    query: shape({
      warehouseId: idSchema(),
      /** What could be sent is counted there. */
      cwhId: idSchema().optional(),
      /** Only what this order of a retailer is short of. */
      orderId: idSchema().optional(),
    }),
    reply: shape({ cwhId: idSchema().nullable().defined(), items: listOf(shortageLine) }),
    ...read,
  }),
  prices: endpoint({
    method: "POST",
    path: `${path}/price`,
    summary: "What products cost a hub today (PTH), by the unit; those that are not there are left out",
    body: shape({
      productIds: array()
        .of(idSchema())
        .min(1)
        .max(mostHubLines)
        .meta({ rule: `1 to ${mostHubLines} products` })
        .required(),
    }),
    reply: listOf(hubPrice),
    allow,
    // What a product costs is no warehouse's own.
    scope: "all",
    limit: "read",
  }),
  create: endpoint({
    method: "POST",
    path,
    summary: "Make a draft of a hub order",
    body: formBody(hubOrderForm, { mode: "create" }),
    reply: hubOrderRecord,
    write: { audit: "hub-order.created", idempotency: "required", affects: [path] },
    ...write,
  }),
  update: endpoint({
    method: "PUT",
    path: `${path}/:id`,
    summary: "Replace what a draft asks for",
    params: idParams,
    body: formBody(hubOrderForm, { mode: "edit" }),
    reply: hubOrderRecord,
    write: { audit: "hub-order.updated", idempotency: "required", ifMatch: true, affects: [path] },
    ...write,
  }),
  merge: endpoint({
    method: "POST",
    path: `${path}/merge`,
    summary: "Put drafts between the same warehouses together into the oldest of them",
    body: shape({
      ids: array().of(idSchema()).min(2).max(50).meta({ rule: "2 to 50 drafts" }).required(),
    }),
    reply: hubOrderRow,
    write: { audit: "hub-order.merged", idempotency: "required", affects: [path] },
    ...write,
  }),
  ...hubOrderLife.endpoints,
};

/** The async dropdown of hubs that somebody may raise for. */
export const hubLookup = lookupEndpoint({
  name: "hub",
  summary: "Find hubs to raise hub orders for, by name",
  row: lookupRow(),
  allow,
  scope: { all: [...admins, "CWH_MANAGER"], ownWarehouse: ["HUB_MANAGER"] },
});

/** The async dropdown of central warehouses that somebody may order from. */
export const centralWarehouseLookup = lookupEndpoint({
  name: "central-warehouse",
  summary: "Find central warehouses to order from, by name",
  row: lookupRow(),
  allow,
  scope: { all: [...admins, "HUB_MANAGER"], ownWarehouse: ["CWH_MANAGER"] },
});

/** The async dropdown of retailers' orders that are short. */
export const shortOrderLookup = lookupEndpoint({
  name: "short-order",
  summary: "Retailers' orders by number that are short of stock",
  row: lookupRow(),
  allow,
  scope,
});
