import { sql, type SqlBool } from "kysely";
import {
  askEntry,
  chooseWorkflow,
  enteredChat,
  mostWrong,
  triggerWords,
  type chatEndpoints,
  type Playable,
} from "@o2r/api/contract/engagement";
import { AppError, conflict, notFound } from "../../../app-error.ts";
import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";
import { takeTurn } from "../../../db/take-turns.ts";
import type { Handlers, Scope } from "../../../http/context.ts";
import { tellHelpers } from "../ticket/reach.ts";
import { hearRetailer } from "../ticket/ticket.ts";
import { addLines, chatOf, holdChat, playEvent, rescued, settle, type StoredChat } from "./play.ts";
import { readChat } from "./read-chat.ts";

interface Offered extends Playable {
  readonly live: number;
}

/** What can be chatted about: what is published and switched on. */
const offered = async (db: Db): Promise<readonly Offered[]> => {
  const rows = await db
    .selectFrom("chat_workflow")
    .select(["id", "name", "trigger", "live_version"])
    .where("active", "=", true)
    .where("live_version", "is not", null)
    .orderBy("name")
    .limit(20)
    .execute();
  return rows.flatMap(({ id, name, trigger, live_version: live }) =>
    live === null ? [] : [{ id, name, words: triggerWords(trigger), live }],
  );
};

/** Of the last seven days: an older one is not gone on with. */
export const isRecent = sql<SqlBool>`chat_session.created_at > now() - interval '7 days'`;

/** The chat of the caller that is not over: with the bot, or by a ticket that is not closed. */
const findOpen = (db: Db, scope: Scope) =>
  db
    .selectFrom("chat_session")
    .leftJoin("ticket", "ticket.id", "chat_session.ticket_id")
    .select("chat_session.id")
    .where(scope.covers(sql.ref<string>("chat_session.user_id")))
    .where((eb) =>
      eb.or([
        eb.and([eb("chat_session.state", "in", ["WAITING", "CALLING"]), isRecent]),
        eb.and([eb("chat_session.state", "=", "HANDED_OFF"), eb("ticket.state", "<>", "CLOSED")]),
      ]),
    )
    .orderBy("chat_session.created_at", "desc")
    .limit(1)
    .executeTakeFirst();

const hour = 3_600_000;
/** Most tickets that a shop's chats open within an hour: a chat that is begun opens one at most. */
const mostTickets = 5;

const ensureFewTickets = async (db: Db, shop: string, most: number, now: Date): Promise<void> => {
  const since = now.getTime() - hour;
  const { count, first } = await db
    .selectFrom("ticket")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("first")])
    .where("retailer_id", "=", shop)
    .where("source", "=", "CHAT")
    .where("created_at", ">", new Date(since).toISOString())
    .executeTakeFirstOrThrow();
  if (count < most) return;
  const retryAfter = Math.max(1, Math.ceil((new Date(first).getTime() - since) / 1000));
  throw new AppError(
    "limit.reached",
    "Our desk has had many questions of your shop within the hour: please begin a new chat later",
    { retryAfter },
  );
};

const shopOf = async (db: Db, retailerId: string) =>
  db.selectFrom("retailer").select(["name", "establishment"]).where("id", "=", retailerId).executeTakeFirstOrThrow();

/** What is said before a workflow is known: it chooses one, which is pinned then; else it is asked again. */
const enter = async (db: Db, held: StoredChat, text: string, now: Date): Promise<void> => {
  const workflows = await offered(db);
  const chosen = chooseWorkflow(workflows, text);
  const { name, establishment } = await shopOf(db, held.retailer_id);
  if (chosen !== undefined) {
    const pinned = { ...held, workflow_id: chosen.id, workflow_version: chosen.live };
    const values = { owner: name, shop: establishment };
    return settle(db, pinned, await playEvent(db, pinned, { kind: "BEGIN", values }), now);
  }
  const chat = { ...chatOf(held), wrong: held.wrong + 1 };
  if (chat.wrong >= mostWrong || workflows.length === 0) return settle(db, held, rescued(), now);
  return settle(db, held, { chat, effects: [askEntry(workflows, name)] }, now);
};

/**
 * The held chat of the caller. One that was handed over stays so, and goes on by its ticket: whoever writes on that holds the
 * ticket first, and then what the chat keeps of it.
 */
const hold = async (db: Db, scope: Scope, id: string): Promise<StoredChat> => {
  const reached = await db
    .selectFrom("chat_session")
    .selectAll()
    .where("id", "=", id)
    .where(scope.covers(sql.ref<string>("chat_session.user_id")))
    .executeTakeFirst();
  const held = reached?.state === "HANDED_OFF" ? reached : reached && (await holdChat(db, id));
  if (held === undefined) throw notFound("Chat");
  return held;
};

/** Chats of retailers: with the bot by the version that was live, and with the person who takes over. */
export const chatHandlers: Handlers<typeof chatEndpoints> = {
  current: async ({ db, scope }) => {
    const found = await db
      .selectFrom("chat_session")
      .select("id")
      .where(scope.covers(sql.ref<string>("chat_session.user_id")))
      .where(isRecent)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .executeTakeFirst();
    return found === undefined ? null : readChat(db, found.id);
  },

  begin: async ({ db, scope, actor, now, audit, services }) => {
    if (!scope.admits(actor.id)) throw notFound("Chat");
    // An account of the apps is the shop with its number.
    const shop = await db
      .selectFrom("retailer")
      .innerJoin("app_user", "app_user.mobile", "retailer.mobile")
      .select(["retailer.id", "retailer.name"])
      .where("app_user.id", "=", actor.id)
      .executeTakeFirst();
    if (shop === undefined) throw new AppError("access.denied", "No shop has the number of this account");
    await takeTurn(db, `chat ${shop.id}`);
    const open = await findOpen(db, scope);
    if (open !== undefined) return readChat(db, open.id);
    await ensureFewTickets(db, shop.id, mostTickets * services.config.O2R_LIMIT_FACTOR, now);
    const id = newId();
    const row = { id, user_id: actor.id, retailer_id: shop.id, state: "WAITING" as const };
    await db
      .insertInto("chat_session")
      .values({ ...row, last_at: now, created_at: now, updated_at: now })
      .execute();
    const held = await holdChat(db, id);
    if (held === undefined) throw notFound("Chat");
    const workflows = await offered(db);
    const next = workflows.length === 0 ? rescued() : { chat: enteredChat, effects: [askEntry(workflows, shop.name)] };
    await settle(db, held, next, now);
    await tellHelpers(db, held, { entity: "chat", action: "chat.begun", now });
    audit({ entity: "chat", id });
    return readChat(db, id);
  },

  get: async ({ db, scope, params }) => {
    const reached = await db
      .selectFrom("chat_session")
      .select("id")
      .where("id", "=", params.id)
      .where(scope.covers(sql.ref<string>("chat_session.user_id")))
      .executeTakeFirst();
    if (reached === undefined) throw notFound("Chat");
    return readChat(db, params.id);
  },

  say: async ({ db, scope, actor, params, body: { text }, now, audit }) => {
    const held = await hold(db, scope, params.id);
    audit({ entity: "chat", id: held.id });
    if (held.state === "ENDED") throw conflict("This chat is over: begin a new one");
    if (held.state === "CALLING") throw conflict("One moment: something is being looked up");
    if (held.state === "HANDED_OFF") {
      const heard = await hearRetailer(db, held.ticket_id ?? "", { text, by: actor.id, now, audit });
      if (!heard) throw conflict("This chat is closed: begin a new one");
      return readChat(db, held.id);
    }
    await addLines(db, held.id, [{ speaker: "RETAILER", text }], now);
    if (held.workflow_id === null) await enter(db, held, text, now);
    else await settle(db, held, await playEvent(db, held, { kind: "SAID", text }), now);
    return readChat(db, held.id);
  },
};
