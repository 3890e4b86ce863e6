import { moneyText } from "../../../core/money.ts";
import { carryError, shareOut } from "../pricing/carry-error.ts";
import { batchDiscountOf, goodsOf } from "../pricing/line-worth.ts";
import { offerOf, priceOfGift, spareOf, type Gift, type NoOffer, type Offer } from "./give.ts";
import type {
  CartLine,
  CartToJudge,
  FreeGoods,
  FundedBy,
  Judged,
  LineDiscount,
  NotApplied,
  Promotion,
  Verdict,
} from "./promotion.types.ts";
import { isOfGoods, qualifying, refusalOf } from "./qualify.ts";

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
const byText = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

/** What is left to be taken off or given away while promotions are taken up one after the other. */
interface Ground {
  /** By the key of a line. */
  readonly worth: Map<string, number>;
  /** By product. */
  readonly spare: Map<string, number>;
}

/** A promotion with its lines and what it does to them. */
interface Taken {
  readonly promotion: Promotion;
  readonly lines: readonly CartLine[];
  readonly keys: ReadonlySet<string>;
  /** As many as lines. */
  readonly off: readonly number[];
  readonly gifts: readonly Gift[];
  readonly offer: Offer;
  /** What it costs: taken off, and the worth of what is given. */
  readonly cost: number;
}

const isOffer = (offer: Offer | NoOffer): offer is Offer => "off" in offer;

const groundOf = (cart: CartToJudge): Ground => ({
  worth: new Map(cart.lines.map((line) => [line.key, goodsOf(line) - batchDiscountOf(line)])),
  spare: new Map(),
});

const spareIn = (ground: Ground, cart: CartToJudge, product: string): number =>
  ground.spare.get(product) ?? spareOf(cart, product);

/** Takes no more off than lines are worth, nor than the promotion may take off one order. */
const within = (off: readonly number[], left: readonly number[], atMost: number | null): readonly number[] => {
  const capped = off.map((one, at) => Math.min(one, left[at] ?? 0));
  return atMost === null || sum(capped) <= atMost ? capped : shareOut(atMost, capped, []);
};

/** What a promotion gives on a ground, which it does not change. `bases` is what percents are taken of. */
const takeUp = (
  promotion: Promotion,
  cart: CartToJudge,
  ground: Ground,
  bases: ReadonlyMap<string, number>,
): Taken | NoOffer => {
  const lines = qualifying(promotion, cart);
  const offer = offerOf(
    promotion,
    lines,
    lines.map(({ key }) => bases.get(key) ?? 0),
  );
  if (!isOffer(offer)) return offer;
  const off = within(
    offer.off,
    lines.map(({ key }) => ground.worth.get(key) ?? 0),
    promotion.atMost,
  );
  const gifts = offer.gifts.flatMap((gift) => {
    const units = Math.min(gift.units, spareIn(ground, cart, gift.product));
    return units > 0 ? [{ ...gift, units }] : [];
  });
  if (offer.gifts.length > 0 && gifts.length === 0)
    return { reason: "STOCK", why: "What it gives is out of stock", nearly: null };
  if (sum(off) === 0 && gifts.length === 0)
    return { reason: "NOTHING", why: "Nothing is left to take off", nearly: null };
  const cost = sum(off) + sum(gifts.map(({ product, units }) => units * priceOfGift(cart, product)));
  return { promotion, lines, keys: new Set(lines.map(({ key }) => key)), off, gifts, offer, cost };
};

/** By itself on the whole cart: whether it can be taken up at all, and how good it is. */
const alone = (promotion: Promotion, cart: CartToJudge): Taken | NoOffer => {
  const refusal = refusalOf(promotion, cart);
  if (refusal !== null) return { ...refusal, nearly: null };
  const ground = groundOf(cart);
  const taken = takeUp(promotion, cart, ground, ground.worth);
  const { budget } = promotion.left;
  return "promotion" in taken && budget !== null && taken.cost > budget
    ? { reason: "BUDGET", why: `Its budget has only ${moneyText(budget / 100)} left`, nearly: null }
    : taken;
};

/** Priority first, then what is best for the retailer, then the id: so no order of reading matters. */
const byRank = (one: Taken, other: Taken): number =>
  one.promotion.priority - other.promotion.priority ||
  other.cost - one.cost ||
  byText(one.promotion.id, other.promotion.id);

const share = (one: Taken, other: Taken): boolean => one.lines.some(({ key }) => other.keys.has(key));

/** Keeps those that get along: two that share a line must both allow it. */
const choose = (ranked: readonly Taken[]) => {
  const chosen: Taken[] = [];
  const beaten: { readonly taken: Taken; readonly by: Taken }[] = [];
  for (const taken of ranked) {
    const by = chosen.find((other) => !(taken.promotion.stackable && other.promotion.stackable) && share(taken, other));
    if (by === undefined) chosen.push(taken);
    else beaten.push({ taken, by });
  }
  return { chosen, beaten };
};

const leave = (ground: Ground, cart: CartToJudge, { lines, off, gifts }: Taken): void => {
  for (const [at, { key }] of lines.entries()) ground.worth.set(key, (ground.worth.get(key) ?? 0) - (off[at] ?? 0));
  for (const { product, units } of gifts) ground.spare.set(product, spareIn(ground, cart, product) - units);
};

/** Who pays for amounts of one promotion; their shares add up. */
const fund = ({ funding: { by, company, of } }: Promotion, amounts: readonly number[]): readonly FundedBy[] => {
  const shares = carryError(
    amounts.map((amount) => BigInt(amount) * BigInt(company)),
    BigInt(of),
  );
  return amounts.map((amount, at) => ({ by, company: shares[at] ?? 0, distributor: amount - (shares[at] ?? 0) }));
};

const discountsOf = ({ promotion, lines, off, offer }: Taken): readonly LineDiscount[] => {
  const funded = fund(promotion, off);
  return lines.flatMap(({ key, units }, at) => {
    const amount = off[at] ?? 0;
    const fundedBy = funded[at];
    return amount > 0 && fundedBy !== undefined
      ? [{ promotionId: promotion.id, line: key, units, amount, fundedBy, why: `${promotion.title}: ${offer.why}` }]
      : [];
  });
};

/** What has earned goods of a product: where they are of what was bought, the lines of that product alone. */
const earnedOf = ({ promotion: { gives }, lines }: Taken, product: string): FreeGoods["earned"] => {
  const isOwn = gives.kind === "BUY_GET" && gives.product === null;
  const by = isOwn ? lines.filter((line) => line.product === product) : lines;
  const { buy, get } = gives.kind === "BUY_GET" ? gives : { buy: 1, get: 1 };
  return { by: by.map(({ key }) => key), units: sum(by.map(({ units }) => units)), buy, get };
};

const freeGoodsOf = (taken: Taken, cart: CartToJudge): readonly FreeGoods[] => {
  const { promotion, gifts, offer } = taken;
  const worths = gifts.map(({ product, units }) => units * priceOfGift(cart, product));
  const funded = fund(promotion, worths);
  return gifts.flatMap(({ product, units }, at) => {
    const fundedBy = funded[at];
    if (fundedBy === undefined) return [];
    const asked = offer.gifts.find((gift) => gift.product === product)?.units ?? units;
    const short = units < asked ? `, of ${asked} only ${units} are in stock` : "";
    const why = `${promotion.title}: ${offer.why}${short}`;
    const key = `free:${promotion.id}:${product}`;
    const worth = worths[at] ?? 0;
    return [{ promotionId: promotion.id, key, product, units, worth, earned: earnedOf(taken, product), fundedBy, why }];
  });
};

const ordersAsWhole: ReadonlySet<Promotion["gives"]["kind"]> = new Set(["DISCOUNT", "VALUE_SLAB"]);
/** Whether it works on the order as it stands after the promotions of goods. */
const isOfOrder = (promotion: Promotion): boolean => !isOfGoods(promotion) && ordersAsWhole.has(promotion.gives.kind);

const named = (promotion: Promotion) => ({
  promotionId: promotion.id,
  title: promotion.title,
  code: promotion.code,
  ofOrder: isOfOrder(promotion),
});

const refused = (promotion: Promotion, { reason, why, nearly }: NoOffer): Verdict => ({
  ...named(promotion),
  applied: false,
  amount: 0,
  freeUnits: 0,
  freeWorth: 0,
  why,
  reason,
  nearly,
});

const accepted = ({ promotion, off, gifts, offer, cost }: Taken): Verdict => ({
  ...named(promotion),
  applied: true,
  amount: sum(off),
  freeUnits: sum(gifts.map(({ units }) => units)),
  freeWorth: cost - sum(off),
  why: offer.why,
  reason: null,
  nearly: offer.nearly,
});

/** Takes those up that were chosen, and says of each what came of it. */
const takeAll = (chosen: readonly Taken[], cart: CartToJudge) => {
  const ground = groundOf(cart);
  const done: Taken[] = [];
  const gone: Verdict[] = [];
  const ofOrder = (one: Taken) => isOfOrder(one.promotion);
  for (const group of [chosen.filter((one) => !ofOrder(one)), chosen.filter(ofOrder)]) {
    const bases = new Map(ground.worth);
    for (const { promotion } of group) {
      const taken = takeUp(promotion, cart, ground, bases);
      if ("promotion" in taken) {
        leave(ground, cart, taken);
        done.push(taken);
      } else gone.push(refused(promotion, taken));
    }
  }
  return { done, gone };
};

const beatenBy = (by: Taken): { readonly reason: NotApplied; readonly why: string } => ({
  reason: "OTHER",
  why: `It does not combine with ${by.promotion.title}`,
});

/**
 * What promotions do to a cart, with the reason for each that does something and each that does not. Pure, and evaluated again
 * on every change: nothing is remembered, no unit price is touched, and neither the order of the promotions nor that of the
 * lines matters. What promotions ask for is read of lines that are paid for, as they are ordered.
 *
 * Those of some goods are taken up first, those of the whole order on what is left; within each by priority, then by
 * what is best for the retailer. Two share a line only where both stack. `promotionsOnOrder` puts the result into the price.
 * Source: domain.md §12 and §14.
 */
export const applyPromotions = (promotions: readonly Promotion[], given: CartToJudge): Judged => {
  const lines = given.lines
    .filter(({ free, units }) => free !== true && units > 0)
    .toSorted((one, other) => byText(one.key, other.key));
  const cart = { ...given, lines };
  const judged = promotions.map((promotion) => ({ promotion, result: alone(promotion, cart) }));
  const ranked = judged.flatMap(({ result }) => ("promotion" in result ? [result] : [])).toSorted(byRank);
  const { chosen, beaten } = choose(ranked);
  const { done, gone } = takeAll(chosen, cart);
  const out = judged
    .flatMap(({ promotion, result }) => ("promotion" in result ? [] : [refused(promotion, result)]))
    .toSorted((one, other) => byText(one.promotionId, other.promotionId));
  return {
    lines: done
      .flatMap(discountsOf)
      .toSorted((one, other) => byText(one.line, other.line) || byText(one.promotionId, other.promotionId)),
    free: done.flatMap((taken) => freeGoodsOf(taken, cart)),
    verdicts: [
      ...done.map(accepted),
      ...gone,
      ...beaten.map(({ taken, by }) => refused(taken.promotion, { ...beatenBy(by), nearly: null })),
      ...out,
    ],
  };
};
