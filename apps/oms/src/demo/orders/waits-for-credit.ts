import { sql } from "kysely";

/**
 * Whether an order of a retailer waits because they owe too much: what the demo does later leaves them out, for it would
 * lower what they owe and the order would wait for nothing.
 */
export const waitsForCredit = (retailerId: `${"orders" | "retailer"}.${string}`) =>
  sql<boolean>`exists (select from orders as waiting where waiting.retailer_id = ${sql.ref(retailerId)}
    and waiting.state = 'ON_HOLD' and 'CREDIT_LIMIT' = any(waiting.holds))`;
