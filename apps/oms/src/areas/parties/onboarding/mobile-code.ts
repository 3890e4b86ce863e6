import { createHash } from "node:crypto";
import type { mobileCodeEndpoints } from "@o2r/api/contract/parties";
import { AppError, invalid } from "../../../app-error.ts";
import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";
import { takeTurn } from "../../../db/take-turns.ts";
import type { Handlers } from "../../../http/context.ts";
import { addressKey } from "../../../http/limits/address-key.ts";
import {
  codeAttempts,
  codeLifeMs,
  codeResendMs,
  hashCode,
  judgeCode,
  makeCode,
  type Challenge,
} from "../../../trade/one-time-code.ts";
import { queueMessage } from "../../../trade/message/queue-message.ts";

const hour = 3_600_000;
/** How many codes one number is sent in an hour, and how many are asked for from one address. */
const perHour = { mobile: 5, address: 40 };
/** How long a number stays verified for whoever has shown it, in milliseconds: a draft may wait for a connection. */
const verifiedFor = 24 * hour;

const isOver = (sentAt: Date, life: number, now: Date): boolean => now.getTime() - sentAt.getTime() >= life;

/** The last code of a number. */
const lastCode = async (db: Db, mobile: string): Promise<(Challenge & { readonly id: string }) | undefined> => {
  const row = await db
    .selectFrom("mobile_code")
    .selectAll()
    .where("mobile", "=", mobile)
    .orderBy("sent_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      codeHash: row.code_hash,
      attempts: row.attempts,
      sends: 1,
      sentAt: new Date(row.sent_at),
      usedAt: row.verified_at === null ? null : new Date(row.verified_at),
    }
  );
};

/** Whether somebody has shown within a day that a number answers. */
export const isVerified = async (
  db: Db,
  { mobile, by, now }: { readonly mobile: string; readonly by: string; readonly now: Date },
): Promise<boolean> => {
  const row = await db
    .selectFrom("mobile_code")
    .select("id")
    .where("mobile", "=", mobile)
    .where("asked_by", "=", by)
    .where("verified_at", ">", new Date(now.getTime() - verifiedFor).toISOString())
    .executeTakeFirst();
  return row !== undefined;
};

const standingOf = async (db: Db, mobile: string, by: string, now: Date) => {
  const last = await lastCode(db, mobile);
  const waited = last === undefined ? codeResendMs : now.getTime() - last.sentAt.getTime();
  return {
    verified: await isVerified(db, { mobile, by, now }),
    sent:
      last !== undefined &&
      last.usedAt === null &&
      last.attempts < codeAttempts &&
      !isOver(last.sentAt, codeLifeMs, now),
    resendAfter: Math.max(0, Math.ceil((codeResendMs - waited) / 1000)),
  };
};

/** Seconds until another code may be asked for, where an hour has seen as many as it may. */
const waitOf = async (
  db: Db,
  by: { readonly column: "mobile" | "address"; readonly value: string; readonly most: number },
  now: Date,
): Promise<number | undefined> => {
  const since = new Date(now.getTime() - hour);
  const { count, first } = await db
    .selectFrom("mobile_code")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("sent_at").as("first")])
    .where(by.column, "=", by.value)
    .where("sent_at", ">", since.toISOString())
    .executeTakeFirstOrThrow();
  if (count < by.most) return undefined;
  return Math.max(1, Math.ceil((new Date(first).getTime() - since.getTime()) / 1000));
};

const wait = (retryAfter: number, why: string) => new AppError("limit.reached", why, { retryAfter });

const minutes = (seconds: number): string => {
  const whole = Math.ceil(seconds / 60);
  return whole === 1 ? "a minute" : `${whole} minutes`;
};

/** Refusals that are kept: the try stays counted. */
const refused = (message: string) =>
  new AppError("form.invalid", message, { errors: [{ field: "otp", message }], commit: true });

/** Codes by SMS that show that a number is its retailer's. The service keeps a keyed hash of each, and no code. */
export const mobileCodeHandlers: Handlers<typeof mobileCodeEndpoints> = {
  standing: ({ db, actor, query, now }) => standingOf(db, query.mobile, actor.id, now),

  send: async ({ db, actor, body: { mobile }, now, address, services, audit }) => {
    const from = createHash("sha256").update(addressKey(address)).digest("base64url");
    // One call at a time for a number, then for an address.
    await takeTurn(db, `mobile ${mobile}`);
    await takeTurn(db, `address ${from}`);
    const before = await standingOf(db, mobile, actor.id, now);
    if (before.verified) return before;
    if (before.resendAfter > 0)
      throw wait(before.resendAfter, `Please wait ${before.resendAfter} s before asking for another code`);
    const factor = services.config.O2R_LIMIT_FACTOR;
    const ofNumber = await waitOf(db, { column: "mobile", value: mobile, most: perHour.mobile * factor }, now);
    if (ofNumber !== undefined)
      throw wait(ofNumber, `This number was sent too many codes. Please try again in ${minutes(ofNumber)}`);
    const ofAddress = await waitOf(db, { column: "address", value: from, most: perHour.address * factor }, now);
    if (ofAddress !== undefined)
      throw wait(ofAddress, `Too many codes were asked for here. Please try again in ${minutes(ofAddress)}`);
    const id = newId();
    const code = makeCode();
    await db
      .insertInto("mobile_code")
      .values({
        id,
        mobile,
        address: from,
        asked_by: actor.id,
        code_hash: hashCode(services.config.tokenSecret, id, code),
        sent_at: now,
      })
      .execute();
    await queueMessage(db, {
      channel: "SMS",
      to: mobile,
      template: "retailer.otp",
      body: `${code} is your code to join O2R. Tell it only to the agent in your shop. It is good for 5 minutes.`,
      key: `retailer.otp ${id}`,
      secret: true,
    });
    audit({ entity: "mobile-code", id, after: { mobile } });
    return standingOf(db, mobile, actor.id, now);
  },

  verify: async ({ db, actor, body: { mobile, otp }, now, services, audit }) => {
    await takeTurn(db, `mobile ${mobile}`);
    const last = await lastCode(db, mobile);
    if (last === undefined) throw invalid([{ field: "otp", message: "No code was sent to this number yet" }]);
    const verdict = judgeCode(last, hashCode(services.config.tokenSecret, last.id, otp), now);
    if (verdict === "over") throw refused("This code is no longer valid. Please send a new one");
    if (verdict === "wrong") {
      await db
        .updateTable("mobile_code")
        .set({ attempts: last.attempts + 1 })
        .where("id", "=", last.id)
        .execute();
      const left = codeAttempts - last.attempts - 1;
      throw refused(
        left === 0
          ? "This code is no longer valid. Please send a new one"
          : `The code is incorrect: ${left} ${left === 1 ? "attempt" : "attempts"} left`,
      );
    }
    // Whoever enters it has it from the retailer, whoever asked for it.
    await db
      .updateTable("mobile_code")
      .set({ verified_at: now, asked_by: actor.id })
      .where("id", "=", last.id)
      .execute();
    audit({ entity: "mobile-code", id: last.id, after: { mobile, verified: true } });
    return standingOf(db, mobile, actor.id, now);
  },
};

/** How long rows of codes are kept, in milliseconds: nobody asks for them when a verification is over. */
const keptFor = 2 * verifiedFor;

/** Forgets the codes that are long over. */
export const forgetCodes = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom("mobile_code")
    .where("sent_at", "<", new Date(now.getTime() - keptFor).toISOString())
    .execute();
};
