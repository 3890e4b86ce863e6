import { sql, type SqlBool } from "kysely";
import type { Masters } from "../../kit/master.ts";

/** What others refer to. */
export const masters = {
  hub: { table: "warehouse", name: "company_name", current: sql<SqlBool>`active and type = 'HUB'` },
  "central-warehouse": { table: "warehouse", name: "company_name", current: sql<SqlBool>`active and type = 'CWH'` },
  "retailer-order": { table: "orders", name: "order_number", current: sql<SqlBool>`true` },
  dialer: { table: "dialer" },
} as const satisfies Masters;
