import type { ColumnType } from "kysely";
import type { Instant } from "../../db/schema.ts";

/** What a notification is about (specification §3). */
export interface NotificationData {
  readonly userId: string;
  readonly msg: string;
  readonly ticketId?: string;
}

interface NotificationTable {
  user_id: string;
  id: string;
  type: "RETAILER_ADDRESS" | "INVENTORY_SHORT" | "TICKET";
  data: ColumnType<NotificationData, string, never>;
  created_at: Instant;
  read_at: Instant | null;
}

declare module "../../db/schema.ts" {
  interface Database {
    notification: NotificationTable;
  }
}
