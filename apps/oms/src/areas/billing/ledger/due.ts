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
