import { applyPromotions, type CartToJudge, type Judged } from "@o2r/api/contract/orders";
import type { simulateEndpoints, Simulated } from "@o2r/api/contract/promotions";
import { todayIn } from "@o2r/forms/server";
import { notFound } from "../../../app-error.ts";
import { readRow } from "../../../db/repository.ts";
import { afterCostly, type Context, type Handlers } from "../../../http/context.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { promotionSides } from "../promotion/select-promotions.ts";
import { promotionsFor } from "../use/promotions-for.ts";
import { factsOf, readCart, shelfOf, withNames, type TriedCart } from "./read-cart.ts";

const rupees = (paise: number): number => toRupees(paise as Paise); // the contract counts in paise

const tell = ({ lines, names }: TriedCart, judged: Judged): Simulated => {
  const named = (product: string) => ({
    productId: product,
    product: names.get(product)?.name ?? "",
    sku: names.get(product)?.sku ?? "",
  });
  const paid = lines.map(({ key, product, units, price }) => {
    const off = judged.lines.filter(({ line }) => line === key);
    return {
      key,
      ...named(product),
      units,
      free: false,
      price: rupees(price),
      goods: rupees(units * price),
      discount: rupees(off.reduce((sum, { amount }) => sum + amount, 0)),
      why: off.map(({ why }) => why),
    };
  });
  const free = judged.free.map(({ key, product, units, why }) => ({
    key,
    ...named(product),
    units,
    free: true,
    price: 0,
    goods: 0,
    discount: 0,
    why: [why],
  }));
  const goods = lines.reduce((sum, { units, price }) => sum + units * price, 0);
  const discount = judged.lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    lines: [...paid, ...free],
    verdicts: judged.verdicts.map(
      ({ promotionId, title, code, applied, amount, freeUnits, freeWorth, why, nearly }) => ({
        promotionId,
        title,
        code,
        applied,
        amount: rupees(amount),
        freeUnits,
        freeWorth: rupees(freeWorth),
        why,
        nearly: nearly?.text ?? null,
      }),
    ),
    goods: rupees(goods),
    discount: rupees(discount),
    net: rupees(goods - discount),
  };
};

type Running = Context<typeof simulateEndpoints.run>;

const simulate = async ({ db, scope, body, now }: Running): Promise<Simulated> => {
  const { promotionId, orderId, orderNumber, retailerId, lines, codes } = body;
  if (promotionId && !(await readRow(db, "promotion", promotionId, { scope: scope.covers(promotionSides) })))
    throw notFound("Promotion");
  const cart = await readCart(db, scope, {
    orderId: orderId ?? null,
    orderNumber: orderNumber ?? null,
    retailerId: retailerId ?? null,
    lines,
  });
  const day = todayIn(undefined, now);
  const promotions = await promotionsFor(db, { ...cart, day, codes, tried: promotionId ?? null });
  const given = promotions.flatMap(({ gives }) =>
    gives.kind === "BUY_GET" && gives.product !== null ? [gives.product] : [],
  );
  const shelf = await shelfOf(db, cart.warehouseId, [...cart.lines.map(({ product }) => product), ...given]);
  const own = Map.groupBy(cart.lines, ({ product }) => product);
  const kept = (product: string): number =>
    cart.isPlaced ? (own.get(product) ?? []).reduce((sum, { units }) => sum + units, 0) : 0;
  const judging: CartToJudge = {
    lines: cart.lines,
    day,
    slot: cart.slot,
    platform: cart.platform,
    warehouse: cart.warehouseId,
    retailer: cart.retailerId,
    codes,
    facts: await factsOf(db, cart),
    shelf: Object.fromEntries(
      Object.entries(shelf).map(([product, one]) => [product, { ...one, units: one.units + kept(product) }]),
    ),
  };
  return tell(await withNames(db, cart, given), applyPromotions(promotions, judging));
};

/** Tries promotions on an order or a cart. Nothing is taken. */
export const simulateHandlers: Handlers<typeof simulateEndpoints> = {
  run: afterCostly(async (given) => {
    // Before the transaction: what was tried counts, however the call ends.
    const judgeTries = await given.services.tryCodes(given, given.body.codes);
    return async (context) => {
      const simulated = await simulate(context);
      const held = simulated.verdicts.flatMap(({ code }) => code ?? []);
      context.afterCommit(() => judgeTries(held));
      return simulated;
    };
  }),
};
