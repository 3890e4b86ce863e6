import { sql } from "kysely";
import type { ChatEvent } from "@o2r/api/contract/engagement";
import { nowAsKept } from "../../../db/now-as-kept.ts";
import type { Db } from "../../../db/schema.ts";
import { tx } from "../../../db/tx.ts";
import type { Services } from "../../../http/context.ts";
import { askOutside } from "../../../kit/ask-outside.ts";
import { holdChat, playEvent, settle } from "./play.ts";

/** Chats whose connection is asked at once. */
const atOnce = 10;
/** Seconds until a chat is taken again: whoever asked for it was killed. Longer than an answer may take. */
const surelyEnded = 15;

type Ask = (url: URL) => Promise<string>;

/** What is kept of an answer: its `value` where it is JSON that has one, else the text; of it what can be stored. */
export const valueOf = (answer: string): string => {
  let value: unknown = answer;
  try {
    const parsed: unknown = JSON.parse(answer);
    const inner: unknown = typeof parsed === "object" && parsed !== null ? Reflect.get(parsed, "value") : parsed;
    if (typeof inner === "string" || typeof inner === "number" || typeof inner === "boolean") value = inner;
  } catch {
    // Plain text is an answer as well.
  }
  return String(value).replaceAll("\0", "").toWellFormed().trim();
};

/** A part of a path that leads up or nowhere, however its dots are written. */
const upwards = /^(\.|%2e){1,2}$/i;

/**
 * Where a node's path leads below its connection; undefined where it would lead out of it, or where what was filled in leads up
 * in it: `/order/{number}/open` is never `/open`.
 */
export const urlBelow = (address: string, path: string): URL | undefined => {
  const [parts = ""] = path.split(/[?#]/);
  if (parts.split(/[\\/]/).some((part) => upwards.test(part))) return undefined;
  const base = new URL(address.endsWith("/") ? address : `${address}/`);
  const url = new URL(`.${path}`, base);
  return url.origin === base.origin && url.pathname.startsWith(base.pathname) ? url : undefined;
};

const ask = async (db: Db, name: string, path: string, outside: Ask): Promise<ChatEvent> => {
  const found = await db
    .selectFrom("chat_connection")
    .select("address")
    .where(sql`lower(name)`, "=", name.toLowerCase())
    .where("active", "=", true)
    .executeTakeFirst();
  const url = found && urlBelow(found.address, path);
  if (url === undefined) return { kind: "FAILED" };
  try {
    return { kind: "ANSWERED", value: valueOf(await outside(url)) };
  } catch {
    return { kind: "FAILED" };
  }
};

const takeDue = (db: Db) =>
  db
    .updateTable("chat_session")
    .set({ call_due: sql<string>`now() + ${surelyEnded} * interval '1 second'` })
    .where("id", "in", (due) =>
      due
        .selectFrom("chat_session")
        .select("id")
        .where("state", "=", "CALLING")
        .where("call_due", "<=", nowAsKept)
        .orderBy("call_due")
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "node", "call_connection", "call_path"])
    .execute();

/**
 * Asks the connections that chats wait for, outside of any transaction, and goes on with each chat. Safe to run twice at once:
 * an answer counts where the chat still waits for it.
 */
export const answerCalls = async (db: Db, outside: Ask = askOutside): Promise<number> => {
  const taken = await takeDue(db);
  await Promise.all(
    taken.map(async ({ id, node, call_connection: name, call_path: path }) => {
      const event = await ask(db, name ?? "", path ?? "", outside);
      await tx(db, async (trx) => {
        const held = await holdChat(trx, id);
        if (held?.state !== "CALLING" || held.node !== node || held.call_path !== path) return;
        await settle(trx, held, await playEvent(trx, held, event), new Date());
      });
    }),
  );
  return taken.length;
};

/** The job that asks. */
export const watchChats = async (db: Db, services: Pick<Services, "events">): Promise<void> => {
  if ((await answerCalls(db)) > 0) services.events.changed();
};
