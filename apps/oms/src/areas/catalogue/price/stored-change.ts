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
/** Their names, in that order. */
export const priceNames = ["o2rlp", "pth", "ptr", "mrp"] as const satisfies readonly (keyof FourPrices)[];

/** Whether each is at most the next. */
export const isChain = ({ o2rlp, pth, ptr, mrp }: FourPrices): boolean => o2rlp <= pth && pth <= ptr && ptr <= mrp;

/** The prices that a change gives a product as that stands now: one that it leaves as it is stays what it has become. */
export const pricesOn = (
  change: FourPrices & { readonly stays: readonly string[] },
  product: FourPrices,
): FourPrices => {
  const of = (name: keyof FourPrices): Paise => (change.stays.includes(name) ? product : change)[name];
  return { o2rlp: of("o2rlp"), pth: of("pth"), ptr: of("ptr"), mrp: of("mrp") };
};
