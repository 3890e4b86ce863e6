import { addDays, todayIn } from "@o2r/forms/days";
import { sql, type Expression } from "kysely";
import type { Db } from "../../../db/schema.ts";
import type { Paise } from "../../../trade/paise.ts";

/**
 * What a retailer owes for what was invoiced, to be selected: the balance of the ledger, so that what is paid and not
 * allocated counts, too, and a cheque that is not cleared yet does not (domain.md §14, credit exposure). Below 0 is on
 * account. Paise.
 */
export const outstandingOf = (retailerId: string | Expression<string>) => sql<Paise>`(
  (select coalesce(sum(amount), 0) from ledger_entry where retailer_id = ${retailerId} and account = 'RECEIVABLE')
  + (select coalesce(sum(amount), 0) from payment
    where retailer_id = ${retailerId} and mode = 'CHEQUE' and state = 'RECEIVED'))::bigint`;

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
