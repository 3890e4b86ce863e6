import { sql } from "kysely";
import { openStates, type Credit } from "@o2r/api/contract/orders";
import { sayOnce } from "../../../db/compile-once.ts";
import { asRead, readAlone, type Read } from "../../../db/read-together.ts";
import type { Db } from "../../../db/schema.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { readTerms } from "../../../trade/terms/read-terms.ts";
import { outstandingOf } from "../../billing/ledger/due.ts";

/** What a retailer owes, and will by what they have ordered. Paise. */
export interface Exposure {
  /** Invoiced and not paid. */
  readonly outstanding: Paise;
  /** Placed and not invoiced yet. */
  readonly placed: Paise;
}

const exposed = sayOnce(
  ({ retailerId }: { readonly retailerId: string }) =>
    // The states as the index of open orders has them: a plan for any states could not use it.
    sql<Exposure>`select ${outstandingOf(retailerId)} as outstanding,
      (select coalesce(sum(total), 0)::bigint from orders where retailer_id = ${retailerId}
        and state in (${sql.join(openStates.map((state) => sql.lit(state)))})) as placed`,
);

/**
 * What counts against the credit of a retailer: the one place that says so. Whoever decides by it holds the retailer's row,
 * so that of two orders at once the second sees the first.
 */
export const exposureRead = (retailerId: string): Read<Exposure> =>
  asRead(exposed, { retailerId }, ([found]) => {
    if (found === undefined) throw new Error("What is owed was not summed up");
    return found;
  });

/** Reads it. */
export const exposure = (db: Db, retailerId: string): Promise<Exposure> => readAlone(db, exposureRead(retailerId));

interface CreditTerms {
  /** Paise. */
  readonly limit: number;
  readonly days: number;
}

/** Terms and exposure as the wire has them. */
export const toCredit = ({ limit, days }: CreditTerms, { outstanding, placed }: Exposure): Credit => ({
  limit: limit / 100,
  days,
  outstanding: toRupees(outstanding),
  placed: toRupees(placed),
  left: (limit - outstanding - placed) / 100,
});

/** What a retailer may owe and owes. */
export const readCredit = async (db: Db, retailerId: string): Promise<Credit> => {
  const { holds } = await readTerms(db, { retailerId, warehouseId: null });
  return toCredit({ limit: holds.creditLimit.value, days: holds.creditDays.value }, await exposure(db, retailerId));
};
