import { setTimeout as sleep } from "node:timers/promises";
import { databaseCode } from "./database-error.ts";
import { planIsOld } from "./sending/prepare-often.ts";
import type { Db } from "./schema.ts";

/** Serialization failure, deadlock, and a plan from before a migration: the database undid everything, and it can be tried again. */
const worthRepeating: ReadonlySet<string | undefined> = new Set(["40001", "40P01", planIsOld]);
const repeats = 3;

/** Whether a transaction that failed so may well succeed when all of it is done again. */
export const isWorthRepeating = (error: unknown): boolean => worthRepeating.has(databaseCode(error));

/**
 * Runs work in one transaction: all of it is kept or none. The only place that begins one; inside another it joins.
 * The work may run up to four times, so it must do nothing but use `db`.
 */
export const tx = async <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> => {
  if (db.isTransaction) return work(db);
  for (let attempt = 0; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= repeats || !isWorthRepeating(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
};
