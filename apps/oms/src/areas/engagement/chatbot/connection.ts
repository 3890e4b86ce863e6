import { sql } from "kysely";
import {
  chatConnectionForm,
  chatConnectionList,
  type ChatConnection,
  type chatConnectionEndpoints,
  type ChatConnectionValues,
} from "@o2r/api/contract/engagement";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";

const selectConnections = (db: Db) =>
  db.selectFrom("chat_connection").select(["id", "version", "active", "updated_at as updatedAt", "name", "address"]);

const listConnections = readList(chatConnectionList, {
  select: selectConnections,
  id: sql<string>`chat_connection.id`,
  sorts: {
    name: sql`lower(chat_connection.name)`,
    active: sql`chat_connection.active`,
    updatedAt: sql`chat_connection.updated_at`,
  },
  filters: { active: sql`chat_connection.active` },
  search: { name: sql`chat_connection.name`, address: sql`chat_connection.address` },
});

/** What workflows can ask outside of the service. */
export const chatConnectionHandlers: Handlers<typeof chatConnectionEndpoints> = thingHandlers({
  entity: "chat-connection",
  noun: "Chat connection",
  table: "chat_connection",
  form: chatConnectionForm,
  list: listConnections,
  find: (db, id): Promise<ChatConnection | undefined> =>
    selectConnections(db).where("chat_connection.id", "=", id).executeTakeFirst(),
  insert: (db, made, { name, address }: ChatConnectionValues) =>
    insertRow(db, "chat_connection", { ...made, name, address }),
  update: (db, before, changed, { name, address }) =>
    updateRow(db, "chat_connection", before, { name, address, ...changed }),
  audited: ({ name, address }) => ({ name, address }),
});
