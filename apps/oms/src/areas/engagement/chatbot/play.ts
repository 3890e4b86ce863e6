import { sql, type Selectable } from "kysely";
import {
  advance,
  enteredChat,
  flowOf,
  type Advanced,
  type Chat,
  type ChatEffect,
  type ChatEvent,
} from "@o2r/api/contract/engagement";
import { newId } from "../../../db/id.ts";
import type { Database, Db } from "../../../db/schema.ts";
import { tellHelpers } from "../ticket/reach.ts";
import { saidLast } from "../ticket/said-last.ts";
import { addMessage, openTicket } from "../ticket/write-ticket.ts";
import { readVersion } from "./versions.ts";

export type StoredChat = Selectable<Database["chat_session"]>;

/** A chat as the interpreter knows it. */
export const chatOf = ({ state, node, values, wrong }: StoredChat): Chat => ({ state, node, values, wrong });

interface Line {
  readonly speaker: "BOT" | "RETAILER";
  readonly text: string;
  readonly choices?: readonly string[];
}

/** Adds lines to a chat that the caller holds, which keeps what was said last. */
export const addLines = async (db: Db, sessionId: string, lines: readonly Line[], now: Date): Promise<void> => {
  const newest = lines.at(-1);
  if (newest === undefined) return;
  const last = await db
    .selectFrom("chat_message")
    .select(({ fn }) => fn.max("seq").as("seq"))
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  const from = last?.seq ?? 0;
  await db
    .insertInto("chat_message")
    .values(
      lines.map(({ speaker, text, choices = [] }, at) => ({
        id: newId(),
        session_id: sessionId,
        seq: from + at + 1,
        speaker,
        text,
        choices: JSON.stringify(choices),
        at: now,
      })),
    )
    .execute();
  await db
    .updateTable("chat_session")
    .set({ messages: sql`messages + ${lines.length}`, ...saidLast(newest.text, newest.speaker, now) })
    .where("id", "=", sessionId)
    .execute();
};

/** Characters of what was said before that a ticket begins with. */
const mostBefore = 4000;

/** Opens the ticket by which a person goes on, with what was said until then. */
const handOver = async (db: Db, chat: StoredChat, topic: string, now: Date): Promise<string> => {
  const said = await db
    .selectFrom("chat_message")
    .select(["speaker", "text"])
    .where("session_id", "=", chat.id)
    .orderBy("seq")
    .execute();
  const own = said.filter(({ speaker }) => speaker === "RETAILER");
  const name = chat.workflow_id
    ? (await db.selectFrom("chat_workflow").select("name").where("id", "=", chat.workflow_id).executeTakeFirst())?.name
    : undefined;
  const ticket = await openTicket(db, {
    retailerId: chat.retailer_id,
    topic: topicOf(topic),
    priority: "NORMAL",
    // Half a character at its end is none that a bell can keep.
    subject: (name ?? own[0]?.text ?? "Chat").slice(0, 120).toWellFormed(),
    text: null,
    source: "CHAT",
    sessionId: chat.id,
    by: chat.user_id,
    now,
  });
  const before = said.map(({ speaker, text }) => `${speaker === "BOT" ? "Bot" : "Retailer"}: ${text}`).join("\n");
  await addMessage(db, ticket.id, { kind: "SYSTEM", authorId: null, text: before.slice(-mostBefore), now });
  const last = own.at(-1);
  if (last) await addMessage(db, ticket.id, { kind: "RETAILER", authorId: chat.user_id, text: last.text, now });
  return ticket.id;
};

const topics = ["DELIVERY", "SHORT", "PAYMENT", "RETURN", "PRICE", "ACCOUNT", "OTHER"] as const;
const topicOf = (topic: string) => topics.find((one) => one === topic) ?? "OTHER";

const linesOf = (effects: readonly ChatEffect[]): readonly Line[] =>
  effects.flatMap((effect) =>
    effect.kind === "SAY" ? [{ speaker: "BOT" as const, text: effect.text, choices: effect.choices }] : [],
  );

/** Writes what an event has made of a chat that the caller holds, and does what is to be done about it. */
export const settle = async (
  db: Db,
  held: StoredChat,
  { chat, effects }: Pick<Advanced, "chat" | "effects">,
  now: Date,
): Promise<void> => {
  await addLines(db, held.id, linesOf(effects), now);
  const handing = effects.find((effect) => effect.kind === "HAND_OFF");
  const calling = effects.find((effect) => effect.kind === "CALL");
  const ticketId = handing ? await handOver(db, held, handing.topic, now) : held.ticket_id;
  await db
    .updateTable("chat_session")
    .set({
      state: chat.state,
      node: chat.node,
      values: JSON.stringify(chat.values),
      wrong: chat.wrong,
      ticket_id: ticketId,
      ...(handing && { handed_at: now }),
      call_connection: calling?.connection ?? null,
      call_path: calling?.path ?? null,
      call_due: chat.state === "CALLING" ? now : null,
      workflow_id: held.workflow_id,
      workflow_version: held.workflow_version,
      updated_at: now,
    })
    .where("id", "=", held.id)
    .execute();
  // One that is handed over is told of with its ticket.
  if (chat.state === "ENDED") await tellHelpers(db, held, { entity: "chat", action: "chat.ended", now });
};

/** What an event makes of a chat by the version that it is pinned to. */
export const playEvent = async (db: Db, held: StoredChat, event: ChatEvent): Promise<Advanced> => {
  const { workflow_id: id, workflow_version: n } = held;
  if (id === null || n === null) throw new Error(`Chat ${held.id} is in no workflow`);
  const flow = await readVersion(db, id, n);
  if (flow === undefined) throw new Error(`Chat ${held.id} plays a version that is gone`);
  return advance(flowOf(flow), chatOf(held), event);
};

/** A chat that is in no workflow is handed to a person. */
export const rescued = (topic = "OTHER"): Pick<Advanced, "chat" | "effects"> => ({
  chat: { ...enteredChat, state: "HANDED_OFF" },
  effects: [
    { kind: "SAY", node: "", text: "A person of our support desk answers you here soon.", choices: [] },
    { kind: "HAND_OFF", node: "", topic },
  ],
});

/** Holds a chat until the transaction ends. */
export const holdChat = (db: Db, id: string): Promise<StoredChat | undefined> =>
  db.selectFrom("chat_session").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
