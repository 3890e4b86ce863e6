import { sql, type SqlBool } from "kysely";
import type { Masters } from "../../kit/master.ts";

/** What others refer to. */
export const masters = {
  inspector: { table: "app_user", current: sql<SqlBool>`blocked_at is null` },
} as const satisfies Masters;
