import { sql, type SqlBool } from "kysely";
import type { centralWarehouseLookup, hubLookup, shortOrderLookup } from "@o2r/api/contract/orders";
import type { Handler } from "../../../http/context.ts";
import { lookUp } from "../../../kit/look-up.ts";
import { masters } from "../masters.ts";

const id = sql.ref<string>("warehouse.id");

/** Hubs that somebody may raise for. */
export const lookUpHubs: Handler<typeof hubLookup> = lookUp(masters.hub, {
  within: ({ scope }) => sql<SqlBool>`(${scope.covers(id)} and type = 'HUB')`,
});

/** Central warehouses that somebody may order from. */
export const lookUpCentralWarehouses: Handler<typeof centralWarehouseLookup> = lookUp(masters["central-warehouse"], {
  within: ({ scope }) => sql<SqlBool>`(${scope.covers(id)} and type = 'CWH')`,
});

/** Retailers' orders that are short, by their number. */
export const lookUpShortOrders: Handler<typeof shortOrderLookup> = lookUp(
  { table: "orders", name: "order_number", current: sql<SqlBool>`short` },
  { within: ({ scope }) => scope.covers(sql.ref<string>("orders.warehouse_id")) },
);
