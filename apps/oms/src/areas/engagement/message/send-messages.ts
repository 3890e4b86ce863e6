import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import type { SendMessage, Services } from "../../../http/context.ts";
import { judgeOffers } from "./judge-offers.ts";
import { maskCode } from "./mask-code.ts";
import { Undeliverable } from "../../../kit/hand-over.ts";

/** Messages that are taken at once. */
const atOnce = 20;
/** How often that is done in one turn of the job. */
const roundsATurn = 25;
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
        // Offers wait for everything else: nobody waits for a code behind ten thousand of them.
        .orderBy("offer")
        .orderBy("due_at")
        .orderBy("id")
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      "id",
      "key",
      "channel",
      "recipient",
      "template",
      "body",
      "secret",
      "attempts",
      "offer",
      "title",
      "image",
      "link",
      "sender",
      "dlt_template_id",
    ])
    .execute();

type Taken = Awaited<ReturnType<typeof takeDue>>[number];

interface Sending {
  readonly send: SendMessage;
  /** One-time codes stay in the outbox, for want of anybody who carries them. */
  readonly keepsCodes: boolean;
}

/** Why a message was not taken, and whether that is for good. */
interface Fault {
  readonly fault: string | null;
  readonly final: boolean;
}

const endOf = async (taken: Taken, { send }: Sending): Promise<Fault> => {
  try {
    const { key, channel, recipient: to, template, body, title, image, link, sender } = taken;
    await send({ key, channel, to, template, body, title, image, link, sender, dltTemplateId: taken.dlt_template_id });
    return { fault: null, final: true };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return { fault, final: error instanceof Undeliverable };
  }
};

const sendOne = async (db: Db, taken: Taken, sending: Sending): Promise<void> => {
  const { fault, final } = await endOf(taken, sending);
  const over = final || taken.attempts >= mostAttempts;
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
export const sendDue = async (db: Db, sending: Sending, now = new Date()): Promise<number | void> => {
  const taken = await takeDue(db);
  const held = await judgeOffers(
    db,
    taken.flatMap(({ id, offer }) => (offer ? [id] : [])),
    now,
  );
  await Promise.all(taken.filter(({ id }) => !held.has(id)).map((one) => sendOne(db, one, sending)));
  return taken.length === atOnce ? 0 : undefined;
};

/** The job that sends. */
export const sendMessages = async (db: Db, { sendMessage, config }: Services, now: Date): Promise<void> => {
  const sending = { send: sendMessage, keepsCodes: config.O2R_DEMO };
  // Many in one turn, since the next one waits for its time; a stop of the service waits for no more than these.
  for (let round = 0; round < roundsATurn && (await sendDue(db, sending, now)) === 0; round += 1);
};
