import type { CodeState } from "@o2r/api/contract/logistics";
import { AppError, conflict } from "../../../app-error.ts";
import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";
import type { Services } from "../../../http/context.ts";
import { codeResendMs, hashCode, judgeCode, makeCode, type Challenge } from "../../../trade/one-time-code.ts";
import { queueMessage } from "../../../trade/message/queue-message.ts";
import type { Held, Stop } from "./stop-report.ts";

/** How long a code is good for, in milliseconds: what a driver was told in the morning may arrive in the evening. */
const doorCodeLifeMs = 24 * 3_600_000;
/** How many codes one stop is sent at most. */
const mostCodes = 5;

interface Asked {
  readonly db: Db;
  readonly now: Date;
  readonly services: Pick<Services, "config">;
}

const sentTo = (db: Db, stopId: string) =>
  db
    .selectFrom("shipment_code")
    .selectAll()
    .where("stop_id", "=", stopId)
    .orderBy("sent_at", "desc")
    .orderBy("id", "desc")
    .execute();

const wait = (retryAfter: number, why: string) => new AppError("limit.reached", why, { retryAfter });

/** Sends a code to the shop of a stop, whose lock is held. The service keeps a keyed hash of it. */
export const sendDoorCode = async ({ db, now, services }: Asked, held: Held, stop: Stop): Promise<void> => {
  if (held.state !== "IN_TRANSIT" && held.state !== "COMPLETED") throw conflict(`${held.number} is not under way`);
  if (stop.code === "RIGHT") throw conflict("Its code is confirmed already");
  if (stop.state === "FAILED") throw conflict("Nothing was left there that could be confirmed");
  const { invoice_id: invoiceId, retailer_id: retailerId } = stop;
  if (invoiceId === null || retailerId === null) throw conflict("A hub counts what it receives: it is sent no code");
  const before = await sentTo(db, stop.id);
  const waited = before[0] === undefined ? codeResendMs : now.getTime() - new Date(before[0].sent_at).getTime();
  if (waited < codeResendMs) {
    const seconds = Math.ceil((codeResendMs - waited) / 1000);
    throw wait(seconds, `Please wait ${seconds} s before sending another code`);
  }
  if (before.length >= mostCodes) throw conflict(`This shop was sent ${mostCodes} codes already`);
  const { mobile, invoice } = await db
    .selectFrom("retailer")
    .innerJoin("invoice", "invoice.retailer_id", "retailer.id")
    .select(["retailer.mobile", "invoice.number as invoice"])
    .where("invoice.id", "=", invoiceId)
    .executeTakeFirstOrThrow();
  const id = newId();
  const code = makeCode();
  await db
    .insertInto("shipment_code")
    .values({ id, stop_id: stop.id, code_hash: hashCode(services.config.tokenSecret, id, code), sent_at: now })
    .execute();
  await queueMessage(db, {
    channel: "SMS",
    to: mobile,
    template: "delivery.otp",
    body: `${code} is your code for the delivery of invoice ${invoice}. Tell it to the driver once the goods are with you.`,
    key: `delivery.otp ${id}`,
    secret: true,
    retailerId,
  });
};

/**
 * Judges the code that a driver was told, against the last that was sent. A wrong one is counted: after five none is right
 * any more, until another is sent. What was entered where none was sent is wrong.
 */
export const judgeDoorCode = async ({ db, now, services }: Asked, stopId: string, otp: string): Promise<CodeState> => {
  const [last] = await sentTo(db, stopId);
  if (last === undefined) return "WRONG";
  const challenge: Challenge = {
    codeHash: last.code_hash,
    attempts: last.attempts,
    sends: 1,
    sentAt: new Date(last.sent_at),
    usedAt: last.used_at === null ? null : new Date(last.used_at),
  };
  const verdict = judgeCode(challenge, hashCode(services.config.tokenSecret, last.id, otp), now, doorCodeLifeMs);
  await db
    .updateTable("shipment_code")
    .set(verdict === "right" ? { used_at: now } : { attempts: last.attempts + 1 })
    .where("id", "=", last.id)
    .execute();
  return verdict === "right" ? "RIGHT" : "WRONG";
};
