import { addDays, todayIn } from "@o2r/forms/days";
import { sql, type Expression } from "kysely";
import { sayOnce } from "../../../db/compile-once.ts";
import { asRead, readAlone, type Read } from "../../../db/read-together.ts";
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
  readonly now: Date;
}

/** An invoice that is due, and for how many days they may owe. */
export interface Overdue {
  readonly number: string;
  /** Days since it was issued. */
  readonly age: number;
  readonly days: number;
}

const oldestDue = sayOnce(
  ({ retailerId, today }: { readonly retailerId: string; readonly today: string }) => sql<{
    number: string;
    day: string;
  }>`
    select number, day from invoice
      where retailer_id = ${retailerId} and state in ('ISSUED', 'PARTIALLY_PAID') and due_on < ${today}
      order by day, id limit 1`,
);

/**
 * The oldest invoice of a retailer that is not paid, is due, and is older than their terms as they stand now, for how many
 * days these let them owe; null where there is none. What is asked for later is how many days they are.
 */
export const overdueRead = ({ retailerId, now }: OverdueAsked): Read<(days: number) => Overdue | null> => {
  const today = todayIn("Asia/Kolkata", now);
  return asRead(
    // Where the oldest that is due is not older than the terms, no other is.
    oldestDue,
    { retailerId, today },
    ([oldest]) =>
      (days) =>
        oldest === undefined || oldest.day >= addDays(today, -days)
          ? null
          : { number: oldest.number, age: Math.round((Date.parse(today) - Date.parse(oldest.day)) / 864e5), days },
  );
};

/** Reads it for so many days. */
export const overdueOf = async (
  db: Db,
  { days, ...asked }: OverdueAsked & { readonly days: number },
): Promise<Overdue | null> => (await readAlone(db, overdueRead(asked)))(days);
