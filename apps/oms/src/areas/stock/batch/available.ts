import { sql, type RawBuilder } from "kysely";

/** The units of a `balance` that are neither promised nor kept back, as a column. */
export const freeUnits: RawBuilder<number> = sql`(balance.on_hand - balance.reserved - balance.buffer)`;

/** What the contract's `mayBeSold` says of a `batch` on a day, for many rows. */
export const mayBeSoldOn = (day: RawBuilder<string>): RawBuilder<boolean> =>
  sql`(not batch.blocked and batch.expires_on > ${day})`;

/** What the contract's `availableOf` says of a `batch` and its `balance` on a day, for many rows. */
export const availableOn = (day: RawBuilder<string>): RawBuilder<number> =>
  sql`(case when ${mayBeSoldOn(day)} then ${freeUnits} else 0 end)`;
