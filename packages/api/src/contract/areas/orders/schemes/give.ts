import { moneyText } from "../../../core/money.ts";
import { carryError, partOf, shareOut } from "../pricing/carry-error.ts";
import { basisPoints, goodsOf } from "../pricing/line-worth.ts";
import type { CartLine, CartToJudge, Gives, Nearly, NotApplied, Off, Promotion, Slab } from "./promotion.types.ts";

/** Goods to be given of one product. */
export interface Gift {
  readonly product: string;
  readonly units: number;
}

/** What a promotion would take off each of its lines, in their order, and give. */
export interface Offer {
  readonly off: readonly number[];
  readonly gifts: readonly Gift[];
  readonly why: string;
  readonly nearly: Nearly | null;
}

/** It gives nothing, and why. */
export interface NoOffer {
  readonly reason: NotApplied;
  readonly why: string;
  readonly nearly: Nearly | null;
}

const rupees = (paise: number): string => moneyText(paise / 100);
const offText = ({ type, value }: Off): string => (type === "PERCENT" ? `${value}% off` : `${rupees(value)} off`);
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
const none = (lines: readonly CartLine[]): readonly number[] => lines.map(() => 0);
const short = (nearly: Nearly): NoOffer => ({ reason: "SHORT", why: nearly.text, nearly });

/** Percent off lines that are worth so much, or an amount off all of them. */
const takenOff = ({ type, value }: Off, worths: readonly number[]): readonly number[] =>
  type === "PERCENT"
    ? carryError(
        worths.map((worth) => BigInt(worth) * BigInt(basisPoints(value))),
        10_000n,
      )
    : shareOut(Math.min(value, sum(worths)), worths, []);

/** The step of a slab that is reached, and the one after it. */
const stepsOf = (slabs: readonly Slab[], reached: number): { readonly at: Slab | null; readonly next: Slab | null } => {
  const rising = slabs.toSorted((one, other) => one.from - other.from);
  return {
    at: rising.findLast(({ from }) => from <= reached) ?? null,
    next: rising.find(({ from }) => from > reached) ?? null,
  };
};

const unitsOf = (lines: readonly CartLine[]): number => sum(lines.map(({ units }) => units));
const valueOf = (lines: readonly CartLine[]): number => sum(lines.map(goodsOf));

const discount = (gives: Off, worths: readonly number[]) => ({
  off: takenOff(gives, worths),
  gifts: [],
  why: offText(gives),
  nearly: null,
});

const quantitySlab = (
  { type, slabs }: Extract<Gives, { kind: "QUANTITY_SLAB" }>,
  lines: readonly CartLine[],
  worths: readonly number[],
): Offer | NoOffer => {
  const units = unitsOf(lines);
  const { at, next } = stepsOf(slabs, units);
  const each = type === "VALUE" ? " each" : "";
  const nearly =
    next === null
      ? null
      : {
          units: next.from - units,
          text: `${next.from - units} more for ${offText({ type, value: next.value })}${each}`,
        };
  if (at === null) return nearly === null ? { reason: "NOTHING", why: "It has no steps", nearly } : short(nearly);
  return {
    off:
      type === "PERCENT"
        ? takenOff({ type, value: at.value }, worths)
        : lines.map((line, index) => Math.min(worths[index] ?? 0, line.units * at.value)),
    gifts: [],
    why: `${offText({ type, value: at.value })}${each} from ${at.from} units`,
    nearly,
  };
};

const valueSlab = (
  { type, slabs }: Extract<Gives, { kind: "VALUE_SLAB" }>,
  lines: readonly CartLine[],
  worths: readonly number[],
): Offer | NoOffer => {
  const value = valueOf(lines);
  const { at, next } = stepsOf(slabs, value);
  const nearly =
    next === null
      ? null
      : {
          amount: next.from - value,
          text: `${rupees(next.from - value)} more for ${offText({ type, value: next.value })}`,
        };
  if (at === null) return nearly === null ? { reason: "NOTHING", why: "It has no steps", nearly } : short(nearly);
  return {
    off: takenOff({ type, value: at.value }, worths),
    gifts: [],
    why: `${offText({ type, value: at.value })} from ${rupees(at.from)}`,
    nearly,
  };
};

/** Units of each product that lines hold, in the order of the products. */
const unitsByProduct = (lines: readonly CartLine[]): readonly (readonly [string, number])[] => {
  const all = new Map<string, number>();
  for (const { product, units } of lines) all.set(product, (all.get(product) ?? 0) + units);
  return [...all].toSorted(([one], [other]) => (one < other ? -1 : 1));
};

const buyGet = (
  { buy, get, product, most }: Extract<Gives, { kind: "BUY_GET" }>,
  lines: readonly CartLine[],
): Offer | NoOffer => {
  const bought = product === null ? unitsByProduct(lines) : [[product, unitsOf(lines)] as const];
  let left = most ?? Number.MAX_SAFE_INTEGER;
  const gifts = bought.flatMap(([given, units]) => {
    const free = Math.min(left, Math.floor(units / buy) * get);
    left -= free;
    return free > 0 ? [{ product: given, units: free }] : [];
  });
  const missing = Math.min(...bought.map(([, units]) => buy - (units % buy)));
  const nearly = left > 0 ? { units: missing, text: `${missing} more for ${get} free` } : null;
  if (gifts.length === 0)
    return nearly === null ? { reason: "NOTHING", why: "It gives nothing", nearly } : short(nearly);
  return { off: none(lines), gifts, why: `${get} free for each ${buy}`, nearly };
};

/** Takes units of a product from the dearest lines first, and says what they are worth by line. */
const worthOfUnits = (
  product: string,
  units: number,
  lines: readonly CartLine[],
  worths: readonly number[],
): readonly number[] => {
  const taken = lines.map(() => 0);
  let left = units;
  const dearestFirst = [...lines.entries()]
    .filter(([, line]) => line.product === product)
    .toSorted(([, one], [, other]) => other.price - one.price || (one.key < other.key ? -1 : 1));
  for (const [at, line] of dearestFirst) {
    const some = Math.min(left, line.units);
    taken[at] = partOf(worths[at] ?? 0, some, line.units);
    left -= some;
  }
  return taken;
};

const comboPrice = (
  { parts, price }: Extract<Gives, { kind: "COMBO_PRICE" }>,
  lines: readonly CartLine[],
  worths: readonly number[],
): Offer | NoOffer => {
  const held = new Map(unitsByProduct(lines));
  const sets = Math.min(...parts.map(({ product, units }) => Math.floor((held.get(product) ?? 0) / units)));
  if (sets < 1) {
    const missing = sum(parts.map(({ product, units }) => Math.max(0, units - (held.get(product) ?? 0))));
    return short({ units: missing, text: `${missing} more for the set at ${rupees(price)}` });
  }
  const used = parts
    .map(({ product, units }) => worthOfUnits(product, units * sets, lines, worths))
    .reduce((all, ofPart) => all.map((worth, at) => worth + (ofPart[at] ?? 0)), none(lines));
  const saved = sum(used) - sets * price;
  if (saved <= 0) return { reason: "NOTHING", why: "The goods cost no more than the set", nearly: null };
  return {
    off: shareOut(saved, used, []),
    gifts: [],
    why: sets === 1 ? `The set for ${rupees(price)}` : `${sets} sets for ${rupees(price)} each`,
    nearly: null,
  };
};

const giveOf = (gives: Gives, lines: readonly CartLine[], worths: readonly number[]): Offer | NoOffer => {
  switch (gives.kind) {
    case "DISCOUNT":
      return discount(gives, worths);
    case "QUANTITY_SLAB":
      return quantitySlab(gives, lines, worths);
    case "VALUE_SLAB":
      return valueSlab(gives, lines, worths);
    case "BUY_GET":
      return buyGet(gives, lines);
    case "COMBO_PRICE":
      return comboPrice(gives, lines, worths);
  }
};

const firstOf = ({ slabs }: { readonly slabs: readonly Slab[] }): Slab =>
  slabs.reduce((least, slab) => (slab.from < least.from ? slab : least), slabs[0] ?? { from: 0, value: 0 });

/** The least that a promotion wants to be reached for what it gives first; nothing where it wants none. */
const leastOf = (gives: Gives, kind: Gives["kind"], minimum: number | null): number =>
  minimum === null ? 0 : "slabs" in gives && gives.kind === kind ? Math.max(minimum, firstOf(gives).from) : minimum;

/** What there is to get first, in words. */
const prizeOf = (gives: Gives): string => {
  switch (gives.kind) {
    case "DISCOUNT":
      return offText(gives);
    case "QUANTITY_SLAB":
      return offText({ type: gives.type, value: firstOf(gives).value }) + (gives.type === "VALUE" ? " each" : "");
    case "VALUE_SLAB":
      return offText({ type: gives.type, value: firstOf(gives).value });
    case "BUY_GET":
      return `${gives.get} free for each ${gives.buy}`;
    case "COMBO_PRICE":
      return `the set at ${rupees(gives.price)}`;
  }
};

/** What is short of the least that a promotion wants, in units or money; null where enough is there. */
const shortOf = ({ minimumUnits, minimumValue, gives }: Promotion, lines: readonly CartLine[]): Nearly | null => {
  const [units, value] = [unitsOf(lines), valueOf(lines)];
  if (units < (minimumUnits ?? 0)) {
    const missing = leastOf(gives, "QUANTITY_SLAB", minimumUnits) - units;
    return { units: missing, text: `${missing} more for ${prizeOf(gives)}` };
  }
  if (value >= (minimumValue ?? 0)) return null;
  const amount = leastOf(gives, "VALUE_SLAB", minimumValue) - value;
  return { amount, text: `${rupees(amount)} more for ${prizeOf(gives)}` };
};

/**
 * What a promotion gives on the lines that count for it, which are worth so much each. Units and values that it asks for are
 * those of the lines as they are ordered, whatever another promotion takes off them.
 */
export const offerOf = (
  promotion: Promotion,
  lines: readonly CartLine[],
  worths: readonly number[],
): Offer | NoOffer => {
  if (lines.length === 0) return { reason: "GOODS", why: "None of its goods are ordered", nearly: null };
  const missing = shortOf(promotion, lines);
  return missing === null ? giveOf(promotion.gives, lines, worths) : short(missing);
};

/** Units of a product that are left to be given, once the lines of the cart have theirs; without a shelf as many as anybody likes. */
export const spareOf = ({ shelf, lines }: CartToJudge, product: string): number => {
  if (shelf === undefined) return Number.MAX_SAFE_INTEGER;
  const paid = unitsOf(lines.filter((line) => line.product === product));
  return Math.max(0, (shelf[product]?.units ?? 0) - paid);
};

/** What a unit of free goods would cost: as the hub sells it, or as the cart has it. */
export const priceOfGift = ({ shelf, lines }: CartToJudge, product: string): number =>
  shelf?.[product]?.price ??
  lines.reduce(
    (least, line) => (line.product === product ? Math.min(least ?? line.price, line.price) : least),
    null as number | null,
  ) ??
  0;
