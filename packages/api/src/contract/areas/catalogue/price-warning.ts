import type { FieldError } from "../../core/errors.ts";
import { moneyText } from "../../core/money.ts";

/** The prices and taxes that the warning reads: rupees and percent. */
export interface TaxedPrice {
  readonly ptr: number | undefined;
  readonly mrp: number | undefined;
  readonly gst: number | undefined;
  readonly cess: number | undefined;
}

/**
 * PTR with its taxes, in rupees, when it exceeds MRP; otherwise null. MRP includes all taxes and PTR usually does not,
 * so a retailer who buys at this price could sell lawfully only at a loss: a warning, not an error.
 */
export const ptrAboveMrp = ({ ptr, mrp, gst, cess }: TaxedPrice): number | null => {
  if (ptr === undefined || mrp === undefined || gst === undefined) return null;
  const taxed = Math.round(ptr * (100 + gst + (cess ?? 0))) / 100;
  return taxed > mrp ? taxed : null;
};

/** What a saved product is warned of, by field: it stands, and somebody should look at it. */
export const priceWarnings = (prices: TaxedPrice): readonly FieldError[] => {
  const taxed = ptrAboveMrp(prices);
  if (taxed === null) return [];
  const rate = (prices.gst ?? 0) + (prices.cess ?? 0);
  return [{ field: "formRlp", message: `PTR with ${rate}% tax is ${moneyText(taxed)}, above MRP.` }];
};
