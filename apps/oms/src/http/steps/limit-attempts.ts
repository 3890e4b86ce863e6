import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../db/schema.ts";
import { addressKey } from "../limits/address-key.ts";
import { attemptLimits, scaled, type AttemptName, type Limit } from "../limits/limits.ts";
import { limitReached } from "./limit-calls.ts";

/** Whose secret is tried: from which address, and for which account or token. */
export interface Attempt {
  readonly name: AttemptName;
  readonly address: string;
  /** The account's name, or the token that is shown; undefined where the call names none. */
  readonly subject: string | undefined;
  readonly now: Date;
}

/** Name of the rows that remember where an account has signed in. */
export const knownAddress = "login.known";

interface Bucket {
  readonly name: string;
  readonly key: string;
  readonly limit: Limit;
}

interface Buckets {
  readonly address: Bucket;
  readonly pair?: Bucket | undefined;
  readonly subject?: Bucket | undefined;
}

const bucketsOf = (attempt: Attempt, factor: number): Buckets => {
  const { address, pair, subject } = attemptLimits[attempt.name];
  const from = addressKey(attempt.address);
  const bucket = (kind: string, text: string, limit: Limit): Bucket => ({
    name: `${attempt.name}.${kind}`,
    // Hashed: the table holds no account, address or token in the clear.
    key: createHash("sha256").update(text).digest("base64url"),
    limit: scaled(limit, factor),
  });
  const who = attempt.subject?.trim().toLowerCase();
  return {
    address: bucket("address", from, address),
    ...(who !== undefined && {
      pair: pair && bucket("pair", `${from} ${who}`, pair),
      subject: bucket("subject", who, subject),
    }),
  };
};

/** The row that remembers an address from which an account has signed in. */
const knownOf = (pair: Bucket) => ({ name: knownAddress, key: pair.key });

const isKnown = async (db: Db, pair: Bucket): Promise<boolean> => {
  const { name, key } = knownOf(pair);
  const row = await db
    .selectFrom("rate_limit")
    .select("name")
    .where("name", "=", name)
    .where("key", "=", key)
    .executeTakeFirst();
  return row !== undefined;
};

const remember = async (db: Db, pair: Bucket, now: Date): Promise<void> => {
  await db
    .insertInto("rate_limit")
    .values({ ...knownOf(pair), tokens: 0, at: now })
    .onConflict((conflict) => conflict.columns(["name", "key"]).doUpdateSet({ at: now }))
    .execute();
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

const giveBack = async (db: Db, { name, key, limit }: Bucket): Promise<void> => {
  await db
    .updateTable("rate_limit")
    .set({ tokens: sql<number>`least(${limit.burst}::float8, tokens + 1)` })
    .where("name", "=", name)
    .where("key", "=", key)
    .execute();
};

/** Gives one attempt of the address and of the account back; for what learns only later that it succeeded. */
export const giveAttemptBack = async (db: Db, attempt: Attempt, factor: number): Promise<void> => {
  const { address, subject } = bucketsOf(attempt, factor);
  for (const bucket of [address, subject]) if (bucket !== undefined) await giveBack(db, bucket);
};

/** Gives an attempt back that succeeded: only failures count. */
export type GiveBack = () => Promise<void>;

/** Takes one attempt of the address and of the account, or throws 429, before anything costly is done. */
export const takeAttempt = async (db: Db, attempt: Attempt, factor: number): Promise<GiveBack> => {
  const { address, pair, subject } = bucketsOf(attempt, factor);
  const taken: Bucket[] = [];
  const takeOne = async (bucket: Bucket): Promise<void> => {
    await take(db, bucket, attempt.now);
    taken.push(bucket);
  };
  await takeOne(address);
  if (pair !== undefined) await takeOne(pair);
  // Who tries in vain everywhere else must not shut out the person where they always sign in.
  if (subject !== undefined && !(pair !== undefined && (await isKnown(db, pair)))) {
    await takeOne(subject).catch(async (error: unknown) => {
      if (pair !== undefined) await giveBack(db, pair);
      throw error;
    });
  }
  return async () => {
    for (const bucket of taken) await giveBack(db, bucket);
    if (pair !== undefined) await remember(db, pair, attempt.now);
  };
};
