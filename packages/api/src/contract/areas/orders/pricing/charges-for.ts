import { partOf } from "./carry-error.ts";
import type { PricedCharge } from "./price-order.types.ts";

/** How a charge is counted: a sum, a share of the order's value, or a sum where value or weight lies within a slab. */
export type ChargeBasis = "FLAT" | "PERCENT" | "SLAB" | "WEIGHT";

/** One charge that is valid on a day, or one slab of it. */
export interface ChargeRule {
  /** Several slabs have one name: `Delivery`. */
  readonly name: string;
  readonly basis: ChargeBasis;
  /** Of what is counted, paise or grams, from here. */
  readonly from: number;
  /** To below here; null where it has no end. */
  readonly to: number | null;
  /** Paise; of a percent hundredths of it. */
  readonly amount: number;
  /** Whom it is for; null where it is for all. */
  readonly hubId: string | null;
  readonly retailerType: string | null;
  readonly platform: string | null;
}

/** What an order is charged by. */
export interface OrderToCharge {
  /** What its goods come to before charges and tax, in paise. */
  readonly value: number;
  readonly grams: number;
  /** Null where only what every hub charges is asked for. */
  readonly hubId: string | null;
  readonly retailerType: string | null;
  readonly platform: string;
}

const isFor = (rule: ChargeRule, order: OrderToCharge): boolean =>
  (rule.hubId === null || rule.hubId === order.hubId) &&
  (rule.retailerType === null || rule.retailerType === order.retailerType) &&
  (rule.platform === null || rule.platform === order.platform);

/** How closely a charge names whom it is for: a hub counts more than a type, a type more than a platform. */
const closeness = ({ hubId, retailerType, platform }: ChargeRule): number =>
  (hubId === null ? 0 : 4) + (retailerType === null ? 0 : 2) + (platform === null ? 0 : 1);

const holds = ({ basis, from, to }: ChargeRule, { value, grams }: OrderToCharge): boolean => {
  const counted = basis === "WEIGHT" ? grams : value;
  return counted >= from && (to === null || counted < to);
};

const amountOf = ({ basis, amount }: ChargeRule, { value }: OrderToCharge): number =>
  basis === "PERCENT" ? partOf(value, amount, 10_000) : amount;

const byName = (one: PricedCharge, other: PricedCharge): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : 0;

/**
 * The charges of an order, by name, as `priceOrder` takes them. Of charges of one name those hold that name the order most
 * closely, by its hub, then the type of its retailer, then its platform; where such a one stands, those for more orders do
 * not count, also where none of its slabs holds. What comes to nothing is left out. The order of the rules does not matter.
 */
export const chargesFor = (rules: readonly ChargeRule[], order: OrderToCharge): readonly PricedCharge[] => {
  const own = rules.filter((rule) => isFor(rule, order));
  const closest = new Map<string, number>();
  for (const rule of own) closest.set(rule.name, Math.max(closest.get(rule.name) ?? 0, closeness(rule)));
  const amounts = new Map<string, number>();
  for (const rule of own) {
    if (closeness(rule) !== closest.get(rule.name) || !holds(rule, order)) continue;
    amounts.set(rule.name, (amounts.get(rule.name) ?? 0) + amountOf(rule, order));
  }
  return [...amounts]
    .filter(([, amount]) => amount > 0)
    .map(([name, amount]) => ({ name, amount }))
    .toSorted(byName);
};
