import { sql } from "kysely";
import { messageList, type messageEndpoints } from "@o2r/api/contract/engagement";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { maskCode } from "./mask-code.ts";
import { takeReports } from "./take-reports.ts";

const selectMessages = (db: Db) =>
  db
    .selectFrom("message")
    .select([
      "id",
      "channel",
      "recipient",
      "template",
      "body",
      "secret",
      "state",
      "attempts",
      "fault",
      "created_at as createdAt",
      "sent_at as sentAt",
      "delivered_at as deliveredAt",
      "read_at as readAt",
    ]);

const listMessages = readList(messageList, {
  select: selectMessages,
  id: sql<string>`message.id`,
  sorts: { createdAt: sql`message.created_at` },
  filters: { state: sql`message.state`, channel: sql`message.channel`, created: sql`message.created_at` },
  search: { recipient: sql`message.recipient`, template: sql`message.template` },
});

/** What is sent to people outside of the console. Codes are read in the demo alone, where nothing carries them. */
export const messageHandlers: Handlers<typeof messageEndpoints> = {
  report: takeReports,
  list: async ({ db, query, services }) => {
    const page = await listMessages(db, query);
    const content = page.content.map(({ secret, ...row }) => ({
      ...row,
      body: secret && !services.config.O2R_DEMO ? maskCode(row.body) : row.body,
    }));
    return { ...page, content };
  },
};
