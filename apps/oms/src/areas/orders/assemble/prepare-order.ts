import { applyPromotions } from "@o2r/api/contract/orders";
import type { Db } from "../../../db/schema.ts";
import { readProductFacts } from "../../../trade/rule/read-facts.ts";
import { readCandidates } from "../../stock/ledger/candidates.ts";
import { assembleOrder } from "./assemble-order.ts";
import type { AskedLine, Assembled } from "./assemble-order.types.ts";
import type { Basis } from "./basis.ts";
import { isAbovePrinted, judgeHolds, type Held } from "./judge-holds.ts";
import { readProducts } from "./read-products.ts";

export interface Preparing {
  readonly basis: Basis;
  readonly asked: readonly AskedLine[];
  readonly deliveryOn: string;
  /** Nobody else promises what lies on these shelves until the transaction ends. */
  readonly hold: boolean;
}

/** Reads what an order is made of, and assembles it. */
export const prepareOrder = async (
  db: Db,
  { basis: { customer, warehouseId, source, policy, chargesOn, offers }, asked, deliveryOn, hold }: Preparing,
): Promise<Assembled> => {
  const productIds = asked.map(({ productId }) => productId);
  const products = await readProducts(db, productIds);
  const candidates = await readCandidates(db, { warehouseId, productIds, hold });
  const facts = offers.promotions.length === 0 ? new Map() : await readProductFacts(db, productIds);
  return assembleOrder({
    asked,
    products,
    candidates,
    deliveryOn,
    minResidualDays: policy.minResidualDays,
    pricesIncludeTax: policy.pricesIncludeTax,
    split: customer.split,
    source,
    retailerType: customer.retailerType,
    chargesOn,
    promote: (lines) =>
      applyPromotions(offers.promotions, {
        ...offers.cart,
        slot: deliveryOn,
        lines: lines.map(({ product, ...line }) => ({
          ...line,
          product: product.id,
          brand: product.brandId,
          facts: facts.get(product.id) ?? {},
        })),
      }),
    refusal: customer.refusal(source),
  });
};

interface Holding {
  readonly basis: Basis;
  /** Paise that are owed and ordered, without this order. */
  readonly owed: number;
}

/** Why an order that is assembled would wait for somebody. */
export const holdsOf = (order: Assembled, { basis: { customer, policy, overdue }, owed }: Holding): readonly Held[] => {
  const above = order.lines.filter(({ priced, units, mrp, product: { gst, cess } }) =>
    isAbovePrinted({ net: priced.goods - priced.discount, units, mrp, gst, cess }, policy.pricesIncludeTax),
  );
  return judgeHolds({
    retailerState: customer.retailerState,
    kyc: customer.kyc,
    limit: customer.limit,
    exposed: owed + order.payable,
    overdue,
    net: order.goods - order.discount,
    minimum: customer.minimum,
    abovePrinted: [...new Set(above.map(({ product }) => product.name))],
  });
};
