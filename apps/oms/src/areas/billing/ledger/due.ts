import { addDays, todayIn } from "@o2r/forms/days";
import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import type { Paise } from "../../../trade/paise.ts";

/**
 * What a retailer owes for what was invoiced: the balance of the ledger, so that what is paid and not allocated counts, too,
 * and a cheque that is not cleared yet does not (domain.md §14, credit exposure). Below 0 is on account. Paise.
 */
export const outstandingOf = async (db: Db, retailerId: string): Promise<Paise> => {
  const { owed } = await db
    .selectFrom("ledger_entry")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("owed"))
    .where("retailer_id", "=", retailerId)
    .where("account", "=", "RECEIVABLE")
    .executeTakeFirstOrThrow();
  const { waiting } = await db
    .selectFrom("payment")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("waiting"))
    .where("retailer_id", "=", retailerId)
    .where("mode", "=", "CHEQUE")
    .where("state", "=", "RECEIVED")
    .executeTakeFirstOrThrow();
  return (owed + waiting) as Paise; // sums of Paise
};

interface OverdueAsked {
  readonly retailerId: string;
  /** For how many days they may owe, as their terms stand now. */
  readonly days: number;
  readonly now: Date;
}

/** The oldest invoice of a retailer that is not paid, is due, and is older than their terms; null where there is none. */
export const overdueOf = async (db: Db, { retailerId, days, now }: OverdueAsked) => {
  const today = todayIn("Asia/Kolkata", now);
  const oldest = await db
    .selectFrom("invoice")
    .select(["number", "day"])
    .where("retailer_id", "=", retailerId)
    .where("state", "in", ["ISSUED", "PARTIALLY_PAID"])
    .where("due_on", "<", today)
    .where("day", "<", addDays(today, -days))
    .orderBy("day")
    .orderBy("id")
    .executeTakeFirst();
  return oldest === undefined
    ? null
    : { number: oldest.number, age: Math.round((Date.parse(today) - Date.parse(oldest.day)) / 864e5), days };
};
