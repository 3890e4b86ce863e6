import { sql } from "kysely";
import {
  cannedReplyForm,
  cannedReplyList,
  type CannedReply,
  type cannedReplyEndpoints,
  type CannedReplyValues,
} from "@o2r/api/contract/engagement";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";

const selectReplies = (db: Db) =>
  db
    .selectFrom("canned_reply")
    .select(["id", "version", "active", "updated_at as updatedAt", "shortcut", "title", "topic", "text"]);

const listReplies = readList(cannedReplyList, {
  select: selectReplies,
  id: sql<string>`canned_reply.id`,
  sorts: {
    shortcut: sql`canned_reply.shortcut`,
    title: sql`lower(canned_reply.title)`,
    active: sql`canned_reply.active`,
    updatedAt: sql`canned_reply.updated_at`,
  },
  filters: { topic: sql`canned_reply.topic`, active: sql`canned_reply.active` },
  search: {
    shortcut: sql`canned_reply.shortcut`,
    title: sql`canned_reply.title`,
    text: sql`canned_reply.text`,
  },
});

const columns = ({ topic, ...values }: CannedReplyValues) => ({ ...values, topic: topic ?? null });

/** Replies that are worded once. */
export const cannedReplyHandlers: Handlers<typeof cannedReplyEndpoints> = thingHandlers({
  entity: "canned-reply",
  noun: "Canned reply",
  table: "canned_reply",
  form: cannedReplyForm,
  list: listReplies,
  find: (db, id): Promise<CannedReply | undefined> =>
    selectReplies(db).where("canned_reply.id", "=", id).executeTakeFirst(),
  insert: (db, made, values: CannedReplyValues) => insertRow(db, "canned_reply", { ...made, ...columns(values) }),
  update: (db, before, changed, values) => updateRow(db, "canned_reply", before, { ...columns(values), ...changed }),
  audited: ({ shortcut, title, topic, text }) => ({ shortcut, title, topic, text }),
});
