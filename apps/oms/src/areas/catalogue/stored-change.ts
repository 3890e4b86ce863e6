import type { Selectable } from "kysely";
import type { Paise } from "./paise.ts";
import type { PriceChangeTable } from "./tables.ts";

/** A price change as the database has it. */
export type StoredChange = Selectable<PriceChangeTable>;

/** The four prices of a product, in the order of the chain. */
export interface FourPrices {
  readonly o2rlp: Paise;
  readonly pth: Paise;
  readonly ptr: Paise;
  readonly mrp: Paise;
}
