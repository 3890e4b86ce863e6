import { sql, type Expression, type SqlBool } from "kysely";
import type { Db } from "../../../db/schema.ts";

const everyOne: Expression<SqlBool> = sql<SqlBool>`true`;

const select = (db: Db, dispatchId: string, within: Expression<SqlBool>) =>
  db
    .selectFrom("hub_invoice as invoice")
    .innerJoin("hub_dispatch as sent", "sent.id", "invoice.dispatch_id")
    .innerJoin("hub_order", (join) =>
      join.onRef("hub_order.warehouse_id", "=", "sent.warehouse_id").onRef("hub_order.id", "=", "sent.hub_order_id"),
    )
    .select([
      "sent.id",
      "invoice.number",
      "invoice.kind",
      "invoice.irn",
      "invoice.warehouse_id as warehouseId",
      "hub_order.id as hubOrderId",
      "hub_order.version",
      "hub_order.warehouse_id as hubId",
    ])
    .where("sent.id", "=", dispatchId)
    .where(within);

/** The invoice of a consignment, with the hub order whose history tells of it. */
export const findHubInvoice = (db: Db, dispatchId: string, within = everyOne) =>
  select(db, dispatchId, within).executeTakeFirst();

/** The same, held until the transaction ends. */
export const lockHubInvoice = (db: Db, dispatchId: string, within = everyOne) =>
  select(db, dispatchId, within).forUpdate("invoice").executeTakeFirst();
