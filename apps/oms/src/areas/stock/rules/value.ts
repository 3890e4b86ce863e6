import { moneyText } from "@o2r/api/contract";
import { toRupees, type Paise } from "../../../trade/paise.ts";

/** Units that come in or go out, and what each is worth, in paise. */
export interface Moved {
  readonly units: number;
  readonly each: Paise;
}

/** No sum grows beyond what a number holds exactly. */
const most = Number.MAX_SAFE_INTEGER;
const atMost = (value: number) => Math.min(Math.round(value), most) as Paise; // a sum of Paise

/** What units are worth together. What comes in is never set off against what goes out. */
export const worthOf = (moved: readonly Moved[]): Paise =>
  atMost(moved.reduce((sum, { units, each }) => sum + Math.abs(units) * each, 0));

/** On what terms a batch is sold: rupees; a discount in percent, or rupees. */
export interface Terms {
  readonly mrp: number;
  readonly discountType: "PERCENT" | "VALUE" | null;
  readonly discount: number | null;
}

const discountOf = ({ discountType, discount }: Terms, pth: Paise): number => {
  if (discountType === null || discount === null) return 0;
  return discountType === "PERCENT" ? (pth * discount) / 100 : discount * 100;
};

/**
 * What other terms give away of each unit, in paise: the discount that is added, and by how much another MRP is printed. A
 * discount that is taken back brings nothing, or one could be given twice for the price of one.
 */
export const givenAway = (before: Terms, after: Terms, pth: Paise): Paise =>
  Math.round(
    Math.max(0, discountOf(after, pth) - discountOf(before, pth)) + Math.abs(after.mrp - before.mrp) * 100,
  ) as Paise; // a sum of Paise

/** Why a sum of a day is refused: it has grown beyond the cap. */
export interface DaySum {
  /** With what is asked for now, in paise. */
  readonly sum: Paise;
  readonly value: Paise;
  /** In rupees. */
  readonly cap: number;
}

/** In whole rupees, and no fewer than there are. */
const inWords = (paise: number) => moneyText(Math.ceil(toRupees(paise as Paise))); // a difference of Paise

/** Whether a day's sum stays within the cap. */
export const isWithinCap = ({ sum, cap }: Pick<DaySum, "sum" | "cap">): boolean => toRupees(sum) <= cap;

/** What a sum is of: goods count at PTH. */
export type Counted = "goods" | "money";

/** What is said of a day's sum that is above the cap: what this is worth, the sum so far, the cap, and who can do it. */
export const explainCap = ({ sum, value, cap }: DaySum, of: Counted = "goods"): string =>
  `This is ${inWords(value)}${of === "goods" ? " at PTH" : ""}. You have moved ${inWords(sum - value)} today, ` +
  `and may move ${moneyText(cap)} a day: an administrator does this`;

/** What is said to whoever approves returns above the cap of a day. */
export const explainReturned = ({ sum, value, cap }: DaySum): string =>
  `This return is ${inWords(value)}. You have approved ${inWords(sum - value)} today, and may approve ${moneyText(cap)} a ` +
  "day: an administrator does this";

/** What is said to whoever inspects too much of what they have received themselves. */
export const explainAlone = ({ sum, value, cap }: DaySum): string =>
  `You received these goods, ${inWords(value)} at PTH. You have inspected ${inWords(sum - value)} of your own receipts today, ` +
  `and may inspect ${moneyText(cap)} a day: somebody else does this`;
