import { sql, type SqlBool } from "kysely";
import type { Masters } from "../../kit/master.ts";

/** What others refer to. */
export const masters = {
  "ticket-agent": {
    table: "app_user",
    current: sql<SqlBool>`(app_user.state = 'ACTIVE' and app_user.help_and_support_active
      and app_user.user_type <> 'RETAILER')`,
  },
  "chat-connection": { table: "chat_connection" },
  "ticket-retailer": { table: "retailer", name: "establishment" },
} as const satisfies Masters;
