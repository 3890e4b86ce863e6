import { sql, type Expression, type SqlBool } from "kysely";
import type { OrderRow } from "@o2r/api/contract/orders";
import type { Customer } from "../assemble/customer.ts";

/** What may be ordered for a retailer by whoever brings the order, as a condition on `product`. */
export const mayBeOrdered = (source: OrderRow["source"], { retailerType }: Customer): Expression<SqlBool> =>
  sql<SqlBool>`(product.active and product.platform <> ${source === "CALL" ? "APP" : "CALL_CENTERS"}
    and (product.target_customer is null or product.target_customer = ${retailerType}))`;
