import { useMay } from "../../../../kit/use-may.ts";
import type { PageTab } from "../../../../kit/page-tabs.tsx";

export type ProductTab = "details" | "prices" | "orders" | "kits";
type Tabs = readonly [PageTab<ProductTab>, ...PageTab<ProductTab>[]];

const withoutOrders: Tabs = [
  { id: "details", label: "Details" },
  { id: "prices", label: "Prices" },
  { id: "kits", label: "Kits" },
];
const all: Tabs = [
  { id: "details", label: "Details" },
  { id: "prices", label: "Prices" },
  { id: "orders", label: "Orders" },
  { id: "kits", label: "Kits" },
];

/** What there is to see of a product. Orders stand there for those who may see any. */
export const useProductTabs = (): Tabs => (useMay("order.read") ? all : withoutOrders);
