import { priceOrder, promotionsOnOrder, type Judged } from "@o2r/api/contract/orders";
import type { Assembled, DraftLine, OrderParts } from "./assemble-order.types.ts";
import { fillAsked, type Unpriced } from "./fill-asked.ts";
import type { FilledLine } from "./fill-lines.ts";
import { toDiscount, type OrderedProduct } from "./read-products.ts";
import { openShelves, type Shelves } from "./shelves.ts";
import { keyOf } from "./line-key.ts";

/** What a line is priced by. */
export const toPrice = (line: FilledLine & { readonly units: number }, { tax }: Pick<OrderedProduct, "tax">) => {
  const discount = toDiscount(line.discountType, line.discount);
  return { units: line.units, price: line.ptr, mrp: line.mrp, ...tax, ...(discount && { discount }) };
};

/** What the hub can still give of products, on top of the lines that are paid for; their price is what a gift is worth. */
const shelfOf = ({ products }: Pick<OrderParts, "products">, shelves: Shelves, lines: readonly Unpriced[]) => {
  const paid = new Map<string, number>();
  for (const { kind, product, units, short } of lines)
    if (kind === "PAID") paid.set(product.id, (paid.get(product.id) ?? 0) + units - short);
  return Object.fromEntries(
    [...products.values()]
      .filter(({ active, kit }) => active && !kit)
      .map(({ id, ptr }) => [id, { units: shelves.left(id) + (paid.get(id) ?? 0), price: ptr }]),
  );
};

/** What promotions give, from what the lines that are paid for have left: each gift one line, of whichever batches. */
const giftsOf = (
  { products }: Pick<OrderParts, "products">,
  shelves: Shelves,
  free: Judged["free"],
): readonly Unpriced[] =>
  free.map(({ product: id, units, promotionId }) => {
    const product = products.get(id);
    if (product === undefined) throw new Error("A gift has no product");
    const price = { ptr: product.ptr, mrp: product.mrp, discountType: null, discount: null };
    const filled = shelves.fill({ productId: id, units, otherwise: price });
    return {
      ...price,
      mrp: Math.min(...filled.map(({ mrp }) => mrp)),
      pieces: filled.flatMap(({ pieces }) => pieces),
      short: filled.reduce((sum, { short }) => sum + short, 0),
      product,
      units,
      packs: units,
      packOf: 1,
      kind: "FREE",
      bundle: null,
      promotionId,
    };
  });

/**
 * What an order comes to: every line filled from the shelves, split by the prices of its batches, and priced. The one path
 * for what is shown before an order is placed and for placing it. What has a problem is not in the total.
 */
export const assembleOrder = (parts: OrderParts): Assembled => {
  const { asked, candidates, deliveryOn, minResidualDays, split, pricesIncludeTax, untaxed, keepsPaise } = parts;
  const shelves = openShelves(candidates, { deliveryOn, minResidualDays });
  const filled = asked.map((line) => fillAsked(line, parts, shelves));
  const ordered = filled.flatMap(({ lines }) => lines);
  const plain = ordered.map((line, position) => ({ key: keyOf(position), ...toPrice(line, line.product) }));
  const judged = parts.promote(
    plain.flatMap((line, at) => {
      const { kind, product } = ordered[at] ?? {};
      return kind === "PAID" && product !== undefined ? [{ ...line, product }] : [];
    }),
    shelfOf(parts, shelves, ordered),
  );
  const given = giftsOf(parts, shelves, judged.free);
  const all = [...ordered, ...given];
  const giftAt = new Map(given.map(({ product, ptr, mrp }) => [product.id, { product, ptr, mrp }]));
  const promoted = promotionsOnOrder(
    { lines: plain, charges: [], split, pricesIncludeTax, untaxed, keepsPaise },
    judged,
    (id) => {
      const gift = giftAt.get(id);
      return gift && { price: gift.ptr, mrp: gift.mrp, ...gift.product.tax };
    },
  );
  const bare = priceOrder(promoted);
  const charged = parts.chargesOn({
    net: bare.goods - bare.discount,
    grams: Math.round(all.reduce((sum, { units, product }) => sum + units * product.weight * 1000, 0)),
  });
  const { lines: pricedLines, ...totals } = charged.length === 0 ? bare : priceOrder({ ...promoted, charges: charged });
  const drafts = new Map(
    all.map((line, position): [object, DraftLine] => {
      const priced = pricedLines[position];
      if (priced === undefined) throw new Error("A line has no price");
      return [line, { ...line, position, priced }];
    }),
  );
  const draftsOf = (lines: readonly object[]): DraftLine[] => lines.flatMap((line) => drafts.get(line) ?? []);
  return {
    ...totals,
    asked: filled.map((line) => ({ ...line, lines: draftsOf(line.lines) })),
    lines: draftsOf(all),
    gifts: draftsOf(given).map((line, at) => ({ key: judged.free[at]?.key ?? "", line })),
    charged,
    judged,
    split,
    untaxed,
  };
};
