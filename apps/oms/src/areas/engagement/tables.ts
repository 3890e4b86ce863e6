import type { ColumnType } from "kysely";

/** What a notification is about (specification §3). */
export interface NotificationData {
  readonly userId: string;
  readonly msg: string;
  readonly ticketId?: string;
  readonly page?: string;
}

declare module "../../db/schema.ts" {
  interface ColumnTypes {
    "notification.data": ColumnType<NotificationData, string, never>;
  }
}
