import { sql } from "kysely";
import { nowAsKept } from "../../../db/now-as-kept.ts";
import type { Db } from "../../../db/schema.ts";
import type { SendMessage, Services } from "../../../http/context.ts";
import { judgeOffers } from "./judge-offers.ts";
import { maskCode } from "./mask-code.ts";
import { begun, notTaken, tryOnce } from "../../../kit/outbox.ts";

/** Messages that are taken at once. */
const atOnce = 20;
/** How often that is done in one turn of the job. */
const roundsATurn = 25;
/** A minute is longer than a sender may take. */
const trying = { mostAttempts: 5, surelyEnded: 60, pause: 15 } as const;

/**
 * Takes what is due, in a statement of its own: two who ask at once get different ones, and each is begun before it is sent,
 * so that a kill between leaves it begun, to be taken again when its time is over.
 */
const takeDue = (db: Db) =>
  db
    .updateTable("message")
    .set(begun(trying))
    .where("id", "in", (due) =>
      due
        .selectFrom("message")
        .select("id")
        .where("state", "in", ["QUEUED", "SENDING"])
        .where("due_at", "<=", nowAsKept)
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

const sendOne = async (db: Db, taken: Taken, { send, keepsCodes }: Sending): Promise<void> => {
  const { key, channel, recipient: to, template, title, image, link, sender, dlt_template_id: dltTemplateId } = taken;
  const tried = await tryOnce(taken, trying, () =>
    send({ key, channel, to, template, body: taken.body, title, image, link, sender, dltTemplateId }),
  );
  const { fault, over } = tried;
  const body = over && taken.secret && !keepsCodes ? maskCode(taken.body) : taken.body;
  await db
    .updateTable("message")
    .set({
      fault,
      body,
      ...(fault === null ? { state: "SENT", sent_at: sql<string>`now()` } : notTaken(tried, taken, trying)),
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
