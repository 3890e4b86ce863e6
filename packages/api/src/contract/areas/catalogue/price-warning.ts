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
