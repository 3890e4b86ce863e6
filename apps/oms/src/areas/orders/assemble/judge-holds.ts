import { moneyText } from "@o2r/api/contract/core";
import { kycStates, type retailerStates } from "@o2r/api/contract/parties";
import type { OrderHold } from "@o2r/api/contract/orders";
import type { Tax } from "../../../trade/tax.ts";

/** What decides on whether an order waits for somebody. Amounts are paise. */
export interface HoldFacts {
  readonly retailerState: keyof typeof retailerStates;
  readonly kyc: keyof typeof kycStates;
  readonly limit: number;
  /** What is owed and ordered, this order with it. */
  readonly exposed: number;
  /** The oldest invoice that is not paid and older than the terms. */
  readonly overdue: { readonly number: string; readonly age: number; readonly days: number } | null;
  /** What its goods are worth, before charges and tax. */
  readonly net: number;
  readonly minimum: number;
  /** Goods that cost more than is printed on them, with their taxes: the name of each. */
  readonly abovePrinted: readonly string[];
}

export interface Held {
  readonly hold: OrderHold;
  readonly text: string;
}

export interface SoldUnits {
  /** What they cost before tax, in paise. */
  readonly net: number;
  readonly units: number;
  /** Of one unit. */
  readonly mrp: number;
  readonly tax: Tax;
}

/** What units cost with their taxes. What is taxed on its printed price bears what that holds, at any price. */
const taxedCost = ({ net, units, mrp, tax }: SoldUnits, pricesIncludeTax: boolean): number => {
  if (pricesIncludeTax) return net;
  const rate = tax.gst + tax.cess;
  const byRate = tax.base === "RETAIL_PRICE" ? (units * mrp * rate) / (100 + rate) : (net * rate) / 100;
  return net + byRate + units * tax.cessPerUnit * 100;
};

/** Whether a unit costs more, with its taxes, than is printed on it. */
export const isAbovePrinted = (line: SoldUnits, pricesIncludeTax: boolean): boolean =>
  line.units > 0 && Math.round(taxedCost(line, pricesIncludeTax) / line.units) > line.mrp;

/** Whether the parts of a bundle cost more together, with their taxes, than is printed on them together. */
export const isTogetherAbovePrinted = (parts: readonly SoldUnits[], pricesIncludeTax: boolean): boolean => {
  const cost = parts.reduce((sum, part) => sum + taxedCost(part, pricesIncludeTax), 0);
  return Math.round(cost) > parts.reduce((sum, { units, mrp }) => sum + units * mrp, 0);
};

const money = (paise: number): string => moneyText(paise / 100);

/** Why an order waits before it may be confirmed, each reason with its figures. Source: domain.md §5 and §12. */
export const judgeHolds = (facts: HoldFacts): readonly Held[] => {
  const { retailerState, kyc, limit, exposed, overdue, net, minimum, abovePrinted } = facts;
  const held: (Held | false)[] = [
    exposed > limit && {
      hold: "CREDIT_LIMIT",
      text: `${money(exposed)} would be owed with this order, and the limit is ${money(limit)}`,
    },
    overdue !== null && {
      hold: "OVERDUE",
      text: `${overdue.number} is ${overdue.age} days old, and credit is for ${overdue.days}`,
    },
    kyc !== "APPROVED" && { hold: "KYC", text: `The KYC is ${kycStates[kyc].label.toLowerCase()}` },
    retailerState === "BLOCKED" && { hold: "BLOCKED", text: "The retailer is blocked" },
    net < minimum && {
      hold: "MINIMUM",
      text: `The goods are worth ${money(net)}, and an order is at least ${money(minimum)}`,
    },
    abovePrinted.length > 0 && {
      hold: "PRICE",
      text: `With its taxes, ${abovePrinted.join(", ")} costs more than is printed on it`,
    },
  ];
  return held.filter((one) => one !== false);
};
