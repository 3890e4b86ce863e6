import { useMemo } from "react";
import { useMay } from "../../../../kit/use-may.ts";
import type { PageTab } from "../../../../kit/page-tabs.tsx";

export type ProductTab = "details" | "prices" | "stock" | "orders" | "kits";
type Tabs = readonly [PageTab<ProductTab>, ...PageTab<ProductTab>[]];

/** What there is to see of a product. Stock and orders stand there for those who may see any. */
export const useProductTabs = (): Tabs => {
  const maySeeStock = useMay("stock.read");
  const maySeeOrders = useMay("order.read");
  return useMemo(
    () => [
      { id: "details", label: "Details" },
      { id: "prices", label: "Prices" },
      ...(maySeeStock ? [{ id: "stock", label: "Stock by warehouse" } as const] : []),
      ...(maySeeOrders ? [{ id: "orders", label: "Orders" } as const] : []),
      { id: "kits", label: "Kits" },
    ],
    [maySeeStock, maySeeOrders],
  );
};
