import { sql } from "kysely";

/**
 * The moment of the transaction as columns keep it: rounded to the millisecond. What became due in the same one is due by it;
 * `now()` may be a part of a millisecond before.
 */
export const nowAsKept = sql<string>`now()::timestamptz(3)`;
