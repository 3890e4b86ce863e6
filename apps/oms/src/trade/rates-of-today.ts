import { sql } from "kysely";
import { conflict } from "../app-error.ts";
import type { Db } from "../db/schema.ts";

/**
 * Refuses to tax products at rates that have ended: a rate of their sub-category holds from this day on, and the job that gives
 * it to them has not come yet. Tax follows the day of the invoice (domain.md §14).
 */
export const ensureRatesOf = async (db: Db, day: string, productIds: readonly string[]): Promise<void> => {
  const late = await db
    .selectFrom("rate_change as change")
    .innerJoin("product", "product.sub_category_id", "change.sub_category_id")
    .select("product.name")
    .where("change.state", "=", "SCHEDULED")
    .where("change.effective_on", "<=", day)
    .where(sql<boolean>`product.id = any(${[...productIds]}::uuid[])`)
    .orderBy("product.name")
    .limit(1)
    .executeTakeFirst();
  if (late !== undefined)
    throw conflict(`${late.name} has another rate from today, which is about to be applied. Please try again`);
};
