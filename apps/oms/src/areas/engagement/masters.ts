import { sql, type SqlBool } from "kysely";
import type { Masters } from "../../kit/master.ts";

/** Staff who help retailers. */
const helpers = {
  table: "app_user",
  current: sql<SqlBool>`(app_user.state = 'ACTIVE' and app_user.help_and_support_active
    and app_user.user_type <> 'RETAILER')`,
} as const;

/** What others refer to. */
export const masters = {
  "ticket-agent": helpers,
  "chat-agent": helpers,
  "chat-connection": { table: "chat_connection" },
  // Chats of one that is switched off by now are looked for as well.
  "chat-workflow": { table: "chat_workflow", current: sql<SqlBool>`true` },
  "ticket-retailer": { table: "retailer", name: "establishment" },
} as const satisfies Masters;
