import type { FieldError } from "../../core/errors.ts";
import { moneyText } from "../../core/money.ts";
import type { TaxBase } from "./product-options.ts";

/** The prices and taxes that the warning reads: rupees and percent. */
export interface TaxedPrice {
  readonly ptr: number | undefined;
  readonly mrp: number | undefined;
  readonly gst: number | undefined;
  readonly cess: number | undefined;
  /** What the percents are taken of: what is paid, unless told. */
  readonly taxBase?: TaxBase | null | undefined;
  /** Rupees. */
  readonly cessPerUnit?: number | null | undefined;
}

/**
 * PTR with its taxes, in rupees, when it exceeds MRP; otherwise null. MRP includes all taxes and PTR usually does not,
 * so a retailer who buys at this price could sell lawfully only at a loss: a warning, not an error. Goods that are taxed on
 * their printed price bear the tax which that holds, whatever their PTR.
 */
export const ptrAboveMrp = ({ ptr, mrp, gst, cess, taxBase, cessPerUnit }: TaxedPrice): number | null => {
  if (ptr === undefined || mrp === undefined || gst === undefined) return null;
  const rate = gst + (cess ?? 0);
  const byUnit = (cessPerUnit ?? 0) * 100;
  const paise =
    taxBase === "RETAIL_PRICE" ? ptr * 100 + (mrp * 100 * rate) / (100 + rate) + byUnit : ptr * (100 + rate) + byUnit;
  const taxed = Math.round(paise) / 100;
  return taxed > mrp ? taxed : null;
};

/** The taxes of a price, for people: `40% GST on MRP`. */
export const taxWords = ({ gst = 0, cess = 0, taxBase, cessPerUnit }: Omit<TaxedPrice, "ptr" | "mrp">): string => {
  const parts = [
    `${gst}% GST`,
    ...(cess === 0 ? [] : [`${cess}% cess`]),
    ...(cessPerUnit ? [`${moneyText(cessPerUnit)} cess a unit`] : []),
  ];
  return `${parts.join(" and ")}${taxBase === "RETAIL_PRICE" ? " on MRP" : ""}`;
};

/** What a saved product is warned of, by field: it stands, and somebody should look at it. */
export const priceWarnings = (prices: TaxedPrice): readonly FieldError[] => {
  const taxed = ptrAboveMrp(prices);
  if (taxed === null) return [];
  const rate = (prices.gst ?? 0) + (prices.cess ?? 0);
  const on = prices.taxBase === "RETAIL_PRICE" ? " on MRP" : "";
  return [{ field: "formRlp", message: `PTR with ${rate}% tax${on} is ${moneyText(taxed)}, above MRP.` }];
};
