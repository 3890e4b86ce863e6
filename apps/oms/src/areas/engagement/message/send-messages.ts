import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import type { SendMessage, Services } from "../../../http/context.ts";
import { maskCode } from "./mask-code.ts";

/** Messages that are taken at once. */
const atOnce = 20;
/** How often one is tried, until it has failed. */
const mostAttempts = 5;
/** Seconds until one that was begun is taken again: whoever began it was killed. Longer than a sender may take. */
const surelyEnded = 60;
/** Seconds until one is tried again, doubled each time. */
const pause = 15;

const inSeconds = (seconds: number) => sql<string>`now() + ${seconds} * interval '1 second'`;

/**
 * Takes what is due, in a statement of its own: two who ask at once get different ones, and each is begun before it is sent,
 * so that a kill between leaves it begun, to be taken again when its time is over.
 */
const takeDue = (db: Db) =>
  db
    .updateTable("message")
    .set((eb) => ({ state: "SENDING", attempts: eb("attempts", "+", 1), due_at: inSeconds(surelyEnded) }))
    .where("id", "in", (due) =>
      due
        .selectFrom("message")
        .select("id")
        .where("state", "in", ["QUEUED", "SENDING"])
        .where("due_at", "<=", sql<string>`now()`)
        .orderBy("due_at")
        .orderBy("id")
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "key", "channel", "recipient", "template", "body", "secret", "attempts"])
    .execute();

type Taken = Awaited<ReturnType<typeof takeDue>>[number];

interface Sending {
  readonly send: SendMessage;
  /** One-time codes stay in the outbox, for want of anybody who carries them. */
  readonly keepsCodes: boolean;
}

const endOf = async (taken: Taken, { send }: Sending): Promise<string | null> => {
  try {
    const { key, channel, recipient: to, template, body } = taken;
    await send({ key, channel, to, template, body });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const sendOne = async (db: Db, taken: Taken, sending: Sending): Promise<void> => {
  const fault = await endOf(taken, sending);
  const over = fault === null || taken.attempts >= mostAttempts;
  const body = over && taken.secret && !sending.keepsCodes ? maskCode(taken.body) : taken.body;
  await db
    .updateTable("message")
    .set({
      fault,
      body,
      ...(fault === null
        ? { state: "SENT", sent_at: sql<string>`now()` }
        : over
          ? { state: "FAILED" }
          : { state: "QUEUED", due_at: inSeconds(pause * 2 ** (taken.attempts - 1)) }),
    })
    .where("id", "=", taken.id)
    // Whoever took it again meanwhile says how that ended.
    .where("attempts", "=", taken.attempts)
    .where("state", "=", "SENDING")
    .execute();
};

/**
 * Sends what is due. Safe to run twice at once. A message is handed over once, but where a process was killed between handing
 * it over and noting so: then it is handed over again under the same key, by which a sender knows it. Returns 0, for no pause
 * before the next turn, while there is more to do.
 */
export const sendDue = async (db: Db, sending: Sending): Promise<number | void> => {
  const taken = await takeDue(db);
  for (const one of taken) await sendOne(db, one, sending);
  return taken.length === atOnce ? 0 : undefined;
};

/** The job that sends. */
export const sendMessages = (db: Db, { sendMessage, config }: Services): Promise<number | void> =>
  sendDue(db, { send: sendMessage, keepsCodes: config.O2R_DEMO });
