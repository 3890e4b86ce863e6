import { sql } from "kysely";
import {
  messageEventKeys,
  messageEventOf,
  type messageEventEndpoints,
  type MessageEvent,
  type MessageEventRow,
  type MessageLanguage,
} from "@o2r/api/contract/engagement";
import { notFound, stale } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { newId } from "../../../db/id.ts";
import { lockRow, readRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";

/** A row for each declared event that has none yet: as it was declared, by SMS. Any number of processes may do so at once. */
export const beginMessageEvents = async (db: Db): Promise<void> => {
  await db
    .insertInto("message_event")
    .values(
      messageEventKeys.map((event) => ({
        id: newId(),
        event,
        active: messageEventOf(event).off !== true,
        channels: ["SMS"],
      })),
    )
    .onConflict((conflict) => conflict.column("event").doNothing())
    .execute();
};

const selectEvents = (db: Db) =>
  db.selectFrom("message_event as told").select([
    "told.id",
    "told.version",
    "told.event",
    "told.active",
    "told.channels",
    sql<MessageLanguage[]>`array(
      select language from sms_template wording where wording.event = told.event and wording.active order by language
    )`.as("languages"),
    sql<number>`(
      select count(*)::int from message where message.event = told.event and message.created_at > now() - interval '30 days'
    )`.as("sent"),
    sql<string | null>`(
      select created_at from message where message.event = told.event order by created_at desc limit 1
    )`.as("lastSentAt"),
  ]);

const orderOf = (event: MessageEvent): number => messageEventKeys.indexOf(event);

/** The events that retailers are told of, and how. */
export const messageEventHandlers: Handlers<typeof messageEventEndpoints> = {
  list: async ({ db }) => {
    const rows: readonly MessageEventRow[] = await selectEvents(db)
      .where("told.event", "in", messageEventKeys)
      .execute();
    return rows.toSorted((one, other) => orderOf(one.event) - orderOf(other.event));
  },
  update: async ({ db, params: { id }, version, body, actor, now, audit }) => {
    const held = await lockRow(db, "message_event", id);
    if (held === undefined) throw notFound("Event");
    const read = () => selectEvents(db).where("told.id", "=", id).executeTakeFirstOrThrow();
    if (held.version !== version)
      throw stale({
        row: await read(),
        changes: await readHistory(db, { entity: "message-event", id, sinceVersion: version }),
      });
    const next = { active: body.active ?? false, channels: [...body.channels] };
    await updateRow(db, "message_event", held, { ...next, updated_at: now, updated_by: actor.id });
    const inWords = ({ active, channels }: typeof next) => ({ active, channels: channels.join(", ") });
    audit({
      entity: "message-event",
      id,
      version: version + 1,
      before: inWords(held),
      after: inWords(next),
    });
    return read();
  },
  history: async ({ db, params: { id } }) => {
    if (!(await readRow(db, "message_event", id))) throw notFound("Event");
    return readHistory(db, { entity: "message-event", id });
  },
};
