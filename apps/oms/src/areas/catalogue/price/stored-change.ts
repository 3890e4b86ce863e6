import type { Selectable } from "kysely";
import type { Database } from "../../../db/schema.ts";
import type { Paise } from "../../../trade/paise.ts";

/** A price change as the database has it. */
export type StoredChange = Selectable<Database["price_change"]>;

/** The four prices of a product, in the order of the chain. */
export interface FourPrices {
  readonly o2rlp: Paise;
  readonly pth: Paise;
  readonly ptr: Paise;
  readonly mrp: Paise;
}
