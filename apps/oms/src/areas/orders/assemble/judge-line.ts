import type { AskedLine, OrderParts } from "./assemble-order.types.ts";
import type { OrderedProduct } from "./read-products.ts";

const elsewhere: Readonly<Record<OrderParts["source"], Partial<Record<OrderedProduct["platform"], string>>>> = {
  CALL: { APP: "Sold in the app only" },
  FSA: { CALL_CENTERS: "Sold by the call centre only" },
  O2R: { CALL_CENTERS: "Sold by the call centre only" },
};

const packsText = (packs: number): string => `${packs} ${packs === 1 ? "pack" : "packs"}`;

/** Why a product cannot be ordered so, in words; null where it can. Source: domain.md §5, guards of a retailer order. */
export const judgeLine = (
  { packs }: AskedLine,
  product: Pick<OrderedProduct, "active" | "platform" | "targetCustomer" | "most"> | undefined,
  { source, retailerType }: Pick<OrderParts, "source" | "retailerType">,
): string | null => {
  if (product === undefined) return "This product is no longer there";
  if (!product.active) return "No longer sold";
  const wrongPlace = elsewhere[source][product.platform];
  if (wrongPlace) return wrongPlace;
  if (product.targetCustomer !== null && product.targetCustomer !== retailerType)
    return "Not sold to this type of retailer";
  return product.most !== null && packs > product.most ? `At most ${packsText(product.most)} in one order` : null;
};
