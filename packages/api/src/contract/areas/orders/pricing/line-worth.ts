import { partOf } from "./carry-error.ts";
import type { PricedUnits } from "./price-order.types.ts";

/** Percent with two decimals as a whole number: 2.5 % is 250 of 10,000. */
export const basisPoints = (percent: number): number => Math.round(percent * 100);

/** What the units of a line cost at their price; free ones cost nothing. */
export const goodsOf = ({ units, price, free }: PricedUnits): number => (free ? 0 : units * price);

/** What the batch takes off: a percent is rounded and then subtracted, a value is off each unit. Never more than the goods. */
export const batchDiscountOf = (line: PricedUnits): number => {
  const goods = goodsOf(line);
  if (line.discount === undefined) return 0;
  const { type, value } = line.discount;
  return Math.min(goods, type === "PERCENT" ? partOf(goods, basisPoints(value), 10_000) : line.units * value);
};
