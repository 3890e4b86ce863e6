import type { DemoBatch } from "../make-stock.ts";
import type { DemoRetailer } from "../parties/make-retailers.ts";
import type { Random } from "../random.ts";

/** What a retailer can have, so many days ago: of each product the batch that goes first. */
export const shelfOf = (
  batches: readonly DemoBatch[],
  age: number,
  lastDay: string,
  source: string,
  retailer: DemoRetailer,
) => {
  const first = new Map<string, DemoBatch>();
  for (const batch of batches) {
    const { row, product, events } = batch;
    const fits =
      !row.blocked &&
      String(row.expires_on) > lastDay &&
      (events[0]?.days ?? 0) > age + 0.01 &&
      product.platform !== (source === "CALL" ? "APP" : "CALL_CENTERS") &&
      (product.target_customer == null || product.target_customer === retailer.retailer_type);
    const before = first.get(product.id);
    if (fits && (before === undefined || String(row.expires_on) < String(before.row.expires_on)))
      first.set(product.id, batch);
  }
  return [...first.values()];
};

/** What is bought: a few products of the shelf, some more often than others. */
export const saleOf = (random: Random, shelf: readonly DemoBatch[]) =>
  random
    .shuffle(random.chance(0.5) ? shelf.slice(0, 15) : shelf)
    .slice(0, random.whole(1, 5))
    .map((batch) => ({ batch, packs: Math.min(random.whole(1, 4), batch.product.max_order_quant ?? 4) }));

/** The least that can be bought: one pack of what costs least. */
export const leastOf = (shelf: readonly DemoBatch[]) =>
  shelf
    .toSorted((one, other) => one.row.ptr * one.product.pack_of - other.row.ptr * other.product.pack_of)
    .slice(0, 1)
    .map((batch) => ({ batch, packs: 1 }));

/** What is off the price of a batch. */
export const discountOf = ({ row }: DemoBatch) =>
  row.discount_type === "PERCENT" && row.discount != null
    ? { type: "PERCENT" as const, value: Number(row.discount) }
    : undefined;
