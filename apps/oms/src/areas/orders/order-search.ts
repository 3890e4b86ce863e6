import { sql } from "kysely";
import type { orderSearchEndpoints } from "@o2r/api/contract/orders";
import type { Handlers } from "../../http/context.ts";
import { toRupees } from "../../trade/paise.ts";
import { withinReach } from "./order/order-sides.ts";

/** What supervisors watch. A flow that no order takes has none. */
export const orderSearchHandlers: Handlers<typeof orderSearchEndpoints> = {
  search: async ({ db, scope, query }) => {
    const { size, orderFlow, warehouseId } = query;
    const rows = await db
      .selectFrom("orders")
      .innerJoin("warehouse", "warehouse.id", "orders.warehouse_id")
      .innerJoin("retailer", "retailer.id", "orders.retailer_id")
      .select([
        "orders.id",
        "orders.order_number",
        "orders.state",
        "orders.total",
        "orders.placed_at",
        "warehouse.company_name",
        "retailer.establishment",
      ])
      .where(withinReach(scope))
      .where(sql<boolean>`orders.flow = ${orderFlow.slice(1, -1)}`)
      .$if(warehouseId !== undefined, (q) => q.where("orders.warehouse_id", "=", warehouseId ?? ""))
      .orderBy("orders.placed_at", "desc")
      .orderBy("orders.id", "desc")
      .limit(size)
      .execute();
    return {
      content: rows.map((row) => ({
        id: row.id,
        orderNumber: row.order_number,
        status: row.state,
        warehouseName: row.company_name,
        retailerName: row.establishment,
        total: toRupees(row.total),
        creationDate: row.placed_at,
      })),
    };
  },
};
