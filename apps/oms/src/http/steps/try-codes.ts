import { createHash } from "node:crypto";
import type { Db } from "../../db/schema.ts";
import { tx } from "../../db/tx.ts";
import type { CodeTrier, TryCodes } from "../context.ts";
import { giveAttemptBack, takeAttempt, type Attempt } from "./limit-attempts.ts";

/** Name of the rows that remember which codes somebody has tried. They are swept with the limits, after a day. */
const tried = "code.tried";

const spelled = (code: string): string => code.trim().toLowerCase();

/** Counts a code that this person has not tried yet, or throws 429; false of one that they have, which tells them nothing new. */
const countOne = async (db: Db, attempt: Attempt, code: string, factor: number): Promise<boolean> => {
  const key = createHash("sha256").update(`${attempt.subject} ${code}`).digest("base64url");
  const known = await db
    .selectFrom("rate_limit")
    .select("name")
    .where("name", "=", tried)
    .where("key", "=", key)
    .executeTakeFirst();
  if (known !== undefined) return false;
  // Remembered and counted together: of the same code twice at once the second waits, and is refused if the first is.
  return tx(db, async (open) => {
    const { numInsertedOrUpdatedRows } = await open
      .insertInto("rate_limit")
      .values({ name: tried, key, tokens: 0, at: attempt.now })
      .onConflict((conflict) => conflict.columns(["name", "key"]).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    await takeAttempt(open, attempt, factor);
    return true;
  });
};

/** Makes the count, with every limit multiplied by `factor`. */
export const makeTryCodes =
  (db: Db, factor: number): TryCodes =>
  async ({ actor, address, now }: CodeTrier, codes) => {
    const attempt: Attempt = { name: "code", address, subject: actor.id, now };
    const counted = new Set<string>();
    for (const code of new Set(codes.map(spelled))) {
      if (code !== "" && (await countOne(db, attempt, code, factor))) counted.add(code);
    }
    return async (right) => {
      for (const code of new Set(right.map(spelled))) {
        if (counted.delete(code)) await giveAttemptBack(db, attempt, factor);
      }
    };
  };
