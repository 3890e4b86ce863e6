import { applyPromotions } from "@o2r/api/contract/orders";
import type { Db } from "../../../db/schema.ts";
import { findUndertaking } from "../../../trade/terms/find-undertaking.ts";
import { readProductFacts } from "../../../trade/rule/read-facts.ts";
import { heldBalances, readCandidates } from "../../stock/ledger/candidates.ts";
import { assembleOrder } from "./assemble-order.ts";
import type { AskedLine, Assembled, Prepared } from "./assemble-order.types.ts";
import type { Basis } from "./basis.ts";
import { isAbovePrinted, isTogetherAbovePrinted, judgeHolds, type Held } from "./judge-holds.ts";
import { readBundles } from "./read-bundles.ts";
import { readProducts } from "./read-products.ts";

export interface Preparing {
  readonly basis: Basis;
  readonly asked: readonly AskedLine[];
  readonly deliveryOn: string;
  /** Nobody else promises what lies on these shelves until the transaction ends. */
  readonly hold: boolean;
}

/** Reads what an order is made of, and assembles it. */
export const prepareOrder = async (db: Db, { basis, asked, deliveryOn, hold }: Preparing): Promise<Prepared> => {
  const { customer, warehouseId, source, policy, chargesOn, offers } = basis;
  const ids = asked.map(({ productId }) => productId);
  const before = asked.flatMap((line) => line.again?.parts ?? []).map(({ productId }) => productId);
  const gifts = offers.promotions.flatMap(({ gives }) => (gives.kind === "BUY_GET" ? (gives.product ?? []) : []));
  const more = [...new Set([...before, ...gifts])].filter((id) => !basis.products.has(id));
  const known = new Map([...basis.products, ...(await readProducts(db, more))]);
  // What is no product is a combo; most orders have neither that nor a kit.
  const together = ids.filter((id) => known.get(id)?.kit ?? true);
  const bundles = await readBundles(db, { ids: together, warehouseId, day: offers.cart.day });
  const parts = [...bundles.values()].flatMap((bundle) => bundle.parts).map(({ productId }) => productId);
  const products = new Map([...known, ...(await readProducts(db, parts))]);
  const productIds = [...products.keys()];
  const candidates = await readCandidates(db, { warehouseId, productIds, hold });
  const facts = offers.promotions.length === 0 ? new Map() : await readProductFacts(db, ids);
  const order = assembleOrder({
    asked,
    products,
    bundles,
    candidates,
    deliveryOn,
    minResidualDays: policy.minResidualDays,
    pricesIncludeTax: policy.pricesIncludeTax,
    keepsPaise: policy.keepsPaise,
    split: customer.split,
    untaxed: customer.specialZone && (await findUndertaking(db, warehouseId)) !== null,
    source,
    retailerType: customer.retailerType,
    chargesOn,
    promote: (lines, shelf) =>
      applyPromotions(offers.promotions, {
        ...offers.cart,
        slot: deliveryOn,
        shelf,
        lines: lines.map(({ product, ...line }) => ({
          ...line,
          product: product.id,
          brand: product.brandId,
          facts: facts.get(product.id) ?? {},
        })),
      }),
    refusal: customer.refusal(source),
  });
  return { ...order, held: heldBalances(candidates) };
};

interface Holding {
  readonly basis: Basis;
  /** Paise that are owed and ordered, without this order. */
  readonly owed: number;
}

/** Why an order that is assembled would wait for somebody. */
export const holdsOf = (order: Assembled, { basis: { customer, policy, overdue }, owed }: Holding): readonly Held[] => {
  // What bears no tax costs what is asked for, as what holds its tax.
  const isWhole = policy.pricesIncludeTax || order.untaxed;
  const above = order.lines.filter(
    ({ kind, priced, units, mrp, product: { tax } }) =>
      // What is a part of a bundle is sold at the price of the whole.
      kind === "PAID" && isAbovePrinted({ net: priced.goods - priced.discount, units, mrp, tax }, isWhole),
  );
  const dear = order.asked.flatMap(({ bundle, lines }) => {
    const sold = lines.map(({ priced, units, mrp, product: { tax } }) => ({
      net: priced.goods - priced.discount,
      units,
      mrp,
      tax,
    }));
    return bundle !== undefined && isTogetherAbovePrinted(sold, isWhole) ? [bundle.name] : [];
  });
  return judgeHolds({
    retailerState: customer.retailerState,
    kyc: customer.kyc,
    limit: customer.limit,
    exposed: owed + order.payable,
    overdue,
    net: order.goods - order.discount,
    minimum: customer.minimum,
    abovePrinted: [...new Set([...above.map(({ product }) => product.name), ...dear])],
  });
};
