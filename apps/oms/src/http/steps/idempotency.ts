import { createHmac, hkdfSync } from "node:crypto";
import { sql } from "kysely";
import type { AnyEndpoint } from "@o2r/api/contract";
import { databaseCode } from "../../db/database-error.ts";
import { compileOnce, partOf, sayOnce, type Part } from "../../db/compile-once.ts";
import type { Db } from "../../db/schema.ts";
import { AppError } from "../../app-error.ts";

/** A call that may be sent again without doing its work again. */
export interface Repeatable {
  readonly actorId: string;
  readonly key: string;
  /** Of everything that the call says; another content under the same key is a mistake. */
  readonly fingerprint: string;
  readonly now: Date;
}

/** What was answered the first time. */
export interface KeptAnswer {
  readonly status: number;
  readonly payload: unknown;
  readonly etag: string | null;
}

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** The key of a write, checked; undefined where none is sent and none is needed. Nobody signed in: keys mean nothing. */
export const readKey = (
  { write }: Pick<AnyEndpoint, "write">,
  header: string | undefined,
  actorId: string | undefined,
): string | undefined => {
  if (write === undefined || actorId === undefined) return undefined;
  if (header === undefined || header === "") {
    if (write.idempotency === "required") {
      throw new AppError("idempotency.missing", "Idempotency-Key is needed: a text of your own for this one change");
    }
    return undefined;
  }
  if (!keyPattern.test(header))
    throw new AppError("request.malformed", "Idempotency-Key must be 1 to 200 visible characters");
  return header;
};

/** Makes the digest of what a call says: same digest, same call. */
export type Fingerprint = (...parts: readonly unknown[]) => string;

/** The key of each secret, which takes longer to make than an endpoint to mount. */
const keys = new WeakMap<Uint8Array, Uint8Array>();

const keyOf = (secret: Uint8Array): Uint8Array => {
  const key = keys.get(secret) ?? new Uint8Array(hkdfSync("sha256", secret, "", "idempotency fingerprint", 32));
  keys.set(secret, key);
  return key;
};

/**
 * Digests under a key of our own: a body may hold a password, and whoever reads the table must not be able to try one
 * after the other.
 */
export const makeFingerprint = (secret: Uint8Array): Fingerprint => {
  const key = keyOf(secret);
  return (...parts) => createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url");
};

const finding = compileOnce((db, { actorId, key }: Pick<Repeatable, "actorId" | "key">) =>
  db
    .selectFrom("idempotency_key")
    .select(["fingerprint", "status", "reply", "etag"])
    .where("actor_id", "=", actorId)
    .where("key", "=", key),
);

/** What was answered the first time, where that has ended; 422 when the key was used for something else. */
export const findAnswer = async (
  db: Db,
  { actorId, key, fingerprint }: Repeatable,
): Promise<KeptAnswer | undefined> => {
  const [kept] = await finding(db, { actorId, key });
  if (kept !== undefined && kept.fingerprint !== fingerprint)
    throw new AppError("idempotency.mismatch", "This Idempotency-Key was used for a different request");
  return kept && { status: kept.status ?? 200, payload: kept.reply, etag: kept.etag };
};

const lockTimeout = "55P03";

const claiming = compileOnce((db, { actorId, key, fingerprint, now }: Repeatable) =>
  db
    .insertInto("idempotency_key")
    .values({ actor_id: actorId, key, fingerprint, status: null, reply: null, etag: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key"),
);

/** The work of this key was done by a call before: it is answered as that one was, and nothing of this one is kept. */
export class AlreadyDone extends Error {}

/** A key that is about to be claimed. */
export interface Claim {
  /** Throws what the claim was refused with, where it was sent and refused. */
  readonly ensureFree: () => void;
  /** Sends it where nothing was sent yet, and throws as `ensureFree` does. */
  readonly settle: () => Promise<void>;
}

/**
 * Claims the key inside the transaction of its effect, together with the first statement of it, which fails with
 * `AlreadyDone` where another has the key. A second call waits for the first one's end: 409 when that takes too long.
 */
export const claimKey = async (db: Db, call: Repeatable): Promise<Claim> => {
  let isSent = false;
  let refusal: Error | undefined;
  const refuse = (error: unknown): never => {
    refusal = error instanceof Error ? error : new Error("The key was not claimed", { cause: error });
    throw refusal;
  };
  await claiming.ahead(db, call, async (answer) => {
    isSent = true;
    const { rows } = await answer.catch((error: unknown) =>
      refuse(
        databaseCode(error) === lockTimeout
          ? new AppError("idempotency.in-flight", "The same request is still being worked on", { retryAfter: 1 })
          : error,
      ),
    );
    if (rows.length === 0) refuse(new AlreadyDone("This was done before"));
  });
  const ensureFree = (): void => {
    if (refusal !== undefined) throw refusal;
  };
  return {
    ensureFree,
    settle: async () => {
      if (!isSent) await sql`select`.execute(db);
      ensureFree();
    },
  };
};

/** What was answered to the call that had the key first; 422 when it said something else. */
export const answerAgain = async (db: Db, call: Repeatable): Promise<KeptAnswer> => {
  const kept = await findAnswer(db, call);
  if (kept === undefined) throw new TypeError("The key was taken, and nobody has it");
  return kept;
};

const keeping = sayOnce(
  ({
    actorId,
    key,
    status,
    reply,
    etag,
  }: Pick<Repeatable, "actorId" | "key"> & Omit<KeptAnswer, "payload"> & { readonly reply: string }) => sql`
    update idempotency_key set status = ${status}, reply = ${reply}, etag = ${etag}
    where actor_id = ${actorId} and key = ${key}`,
);

/** Keeps the answer beside the key, to be given again: as a part of a statement. */
export const keepingAnswer = ({ actorId, key }: Repeatable, { status, payload, etag }: KeptAnswer): Part =>
  partOf(keeping, { actorId, key, status, reply: JSON.stringify(payload), etag });

/** Frees the key of a refusal that is committed: the next try is a new one. */
export const freeKey = async (db: Db, { actorId, key }: Repeatable): Promise<void> => {
  await db.deleteFrom("idempotency_key").where("actor_id", "=", actorId).where("key", "=", key).execute();
};
