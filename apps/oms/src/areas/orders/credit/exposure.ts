import { sql } from "kysely";
import { openStates, type Credit } from "@o2r/api/contract/orders";
import type { Db } from "../../../db/schema.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { outstandingOf } from "../../billing/ledger/due.ts";

/** What a retailer owes, and will by what they have ordered. Paise. */
export interface Exposure {
  /** Invoiced and not paid. */
  readonly outstanding: Paise;
  /** Placed and not invoiced yet. */
  readonly placed: Paise;
}

/**
 * What counts against the credit of a retailer: the one place that says so. Whoever decides by it holds the retailer's row, so that of two orders at once the second sees the first.
 */
export const exposure = async (db: Db, retailerId: string): Promise<Exposure> => {
  const { placed } = await db
    .selectFrom("orders")
    .select(sql<number>`coalesce(sum(total), 0)::bigint`.as("placed"))
    .where("retailer_id", "=", retailerId)
    .where("state", "in", openStates)
    .executeTakeFirstOrThrow();
  return { outstanding: await outstandingOf(db, retailerId), placed: placed as Paise }; // a sum of Paise
};

interface Terms {
  /** Null where there is no limit. */
  readonly limit: Paise | null;
  readonly days: number | null;
}

/** What is left of a limit; null where there is none. */
export const leftOf = ({ limit }: Terms, { outstanding, placed }: Exposure): number | null =>
  limit === null ? null : limit - outstanding - placed;

/** Terms and exposure as the wire has them. */
export const toCredit = (terms: Terms, owed: Exposure): Credit => {
  const left = leftOf(terms, owed);
  return {
    limit: terms.limit === null ? null : toRupees(terms.limit),
    days: terms.days,
    outstanding: toRupees(owed.outstanding),
    placed: toRupees(owed.placed),
    left: left === null ? null : left / 100,
  };
};

/** The terms of a retailer. */
export const readTerms = async (db: Db, retailerId: string): Promise<Terms> => {
  const row = await db
    .selectFrom("retailer")
    .select(["credit_limit", "credit_days"])
    .where("id", "=", retailerId)
    .executeTakeFirst();
  return { limit: row?.credit_limit ?? null, days: row?.credit_days ?? null };
};

/** What a retailer may owe and owes. */
export const readCredit = async (db: Db, retailerId: string): Promise<Credit> => {
  const terms = await readTerms(db, retailerId);
  return toCredit(terms, await exposure(db, retailerId));
};
