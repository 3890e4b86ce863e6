import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../db/schema.ts";
import { addressKey } from "../address-key.ts";
import { attemptLimits, scaled, type AttemptName, type Limit } from "../limits.ts";
import { limitReached } from "./limit-calls.ts";

/** Whose secret is tried: from which address, and for which account or token. */
export interface Attempt {
  readonly name: AttemptName;
  readonly address: string;
  /** The account's name, or the token that is shown; undefined where the call names none. */
  readonly subject: string | undefined;
  readonly now: Date;
}

interface Bucket {
  readonly name: string;
  readonly key: string;
  readonly limit: Limit;
}

const bucketsOf = (attempt: Attempt, factor: number): readonly Bucket[] => {
  const { address, subject } = attemptLimits[attempt.name];
  const bucket = (kind: string, text: string, limit: Limit): Bucket => ({
    name: `${attempt.name}.${kind}`,
    // Hashed: the table holds no account, address or token in the clear.
    key: createHash("sha256").update(text).digest("base64url"),
    limit: scaled(limit, factor),
  });
  const buckets = [bucket("address", addressKey(attempt.address), address)];
  if (attempt.subject !== undefined) buckets.push(bucket("subject", attempt.subject.trim().toLowerCase(), subject));
  return buckets;
};

const refilled = ({ limit }: Bucket, now: Date) =>
  sql<number>`least(${limit.burst}::float8, rate_limit.tokens
    + greatest(0, extract(epoch from ${now}::timestamptz - rate_limit.at)) * ${limit.perMinute / 60}::float8)`;

const take = async (db: Db, bucket: Bucket, now: Date): Promise<void> => {
  // One statement: of a hundred attempts at once, each sees what the one before it left.
  const taken = await sql`
    insert into rate_limit (name, key, tokens, at)
    values (${bucket.name}, ${bucket.key}, ${bucket.limit.burst - 1}, ${now})
    on conflict (name, key) do update set tokens = ${refilled(bucket, now)} - 1, at = ${now}
    where ${refilled(bucket, now)} >= 1
    returning tokens`.execute(db);
  if (taken.rows.length > 0) return;
  const { rows } = await sql<{ tokens: number }>`
    select ${refilled(bucket, now)} as tokens from rate_limit
    where name = ${bucket.name} and key = ${bucket.key}`.execute(db);
  const missing = 1 - (rows[0]?.tokens ?? 0);
  throw limitReached(Math.max(1, Math.ceil((missing / bucket.limit.perMinute) * 60)));
};

/** Takes one attempt of the address and of the subject, or throws 429, before anything costly is done. */
export const takeAttempt = async (db: Db, attempt: Attempt, factor: number): Promise<void> => {
  for (const bucket of bucketsOf(attempt, factor)) await take(db, bucket, attempt.now);
};

/** Gives an attempt back that succeeded: only failures count. */
export const giveAttemptBack = async (db: Db, attempt: Attempt, factor: number): Promise<void> => {
  for (const { name, key, limit } of bucketsOf(attempt, factor)) {
    await db
      .updateTable("rate_limit")
      .set({ tokens: sql<number>`least(${limit.burst}::float8, tokens + 1)` })
      .where("name", "=", name)
      .where("key", "=", key)
      .execute();
  }
};
