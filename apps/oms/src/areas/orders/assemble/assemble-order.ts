import { priceOrder, promotionsOnOrder } from "@o2r/api/contract/orders";
import type { Assembled, DraftLine, OrderParts } from "./assemble-order.types.ts";
import { fillLines, unitsOf, type FilledLine } from "./fill-lines.ts";
import { judgeLine } from "./judge-line.ts";
import { toDiscount, type OrderedProduct } from "./read-products.ts";

/** Units are counted in packs where they fill them, else one by one. */
export const packsOf = (units: number, packOf: number): { readonly packs: number; readonly packOf: number } =>
  units % packOf === 0 ? { packs: units / packOf, packOf } : { packs: units, packOf: 1 };

/** What a line is priced by. */
export const toPrice = (
  line: FilledLine & { readonly units: number },
  { gst, cess }: Pick<OrderedProduct, "gst" | "cess">,
) => {
  const discount = toDiscount(line.discountType, line.discount);
  return { units: line.units, price: line.ptr, mrp: line.mrp, gst, cess, ...(discount && { discount }) };
};

/** Names a line where texts are compared: by what promotions are taken up, and what their uses name. */
export const keyOf = (position: number): string => String(position).padStart(6, "0");

const productOf = (line: { readonly product: OrderedProduct } | undefined): OrderedProduct => {
  if (line === undefined) throw new Error("A line has no product");
  return line.product;
};

/**
 * What an order comes to: every line filled from the shelves, split by the prices of its batches, and priced. The one path
 * for what is shown before an order is placed and for placing it. What has a problem is not in the total.
 */
export const assembleOrder = (parts: OrderParts): Assembled => {
  const { asked, products, candidates, deliveryOn, minResidualDays, split, pricesIncludeTax } = parts;
  const byProduct = Map.groupBy(candidates, ({ productId }) => productId);
  const filled = asked.map((line) => {
    const product = products.get(line.productId);
    const batches = byProduct.get(line.productId) ?? [];
    const problem = line.units === undefined ? (parts.refusal ?? judgeLine(line, product, parts)) : null;
    const units = line.units ?? line.packs * (product?.packOf ?? 0);
    const fill = { deliveryOn, minResidualDays };
    const sellable = fillLines(batches, { ...fill, units: Number.MAX_SAFE_INTEGER, otherwise: noPrice });
    const available = sellable.reduce((sum, one) => sum + unitsOf({ ...one, short: 0 }), 0);
    const lines =
      product === undefined || problem !== null
        ? []
        : fillLines(batches, {
            ...fill,
            units,
            otherwise: { ptr: product.ptr, mrp: product.mrp, discountType: null, discount: null },
          }).map((one) => {
            const count = unitsOf(one);
            return { ...one, product, units: count, ...packsOf(count, product.packOf) };
          });
    return { asked: line, product, problem, available, lines };
  });
  const all = filled.flatMap(({ lines }) => lines);
  const plain = all.map((line, position) => ({ key: keyOf(position), ...toPrice(line, line.product) }));
  const judged = parts.promote(plain.map((line, at) => ({ ...line, product: productOf(all[at]) })));
  const promoted = promotionsOnOrder({ lines: plain, charges: [], split, pricesIncludeTax }, judged, () => undefined);
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
    charged,
    judged,
    split,
  };
};

const noPrice = { ptr: 0, mrp: 0, discountType: null, discount: null } as const;
