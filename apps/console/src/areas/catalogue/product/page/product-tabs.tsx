import type { ProductDetail } from "@o2r/api/contract/catalogue";
import type { RecordTab } from "../../../../kit/record/record-page.types.ts";
import { useMay } from "../../../../kit/use-may.ts";
import { ProductForm } from "../form.tsx";

const details: RecordTab<ProductDetail> = {
  id: "details",
  label: "Details",
  page: (tabs) => <ProductForm below={tabs} />,
};
const attributes: RecordTab<ProductDetail> = {
  id: "attributes",
  label: "Attributes",
  load: async () => (await import("./attributes-tab.tsx")).AttributesTab,
};
const prices: RecordTab<ProductDetail> = {
  id: "prices",
  label: "Prices",
  load: async () => (await import("./prices-tab.tsx")).PricesTab,
};
const stock: RecordTab<ProductDetail> = {
  id: "stock",
  label: "Stock by warehouse",
  load: async () => (await import("./stock-tab.tsx")).StockTab,
};
const schemes: RecordTab<ProductDetail> = {
  id: "schemes",
  label: "Schemes",
  load: async () => (await import("./schemes-tab.tsx")).SchemesTab,
};
const orders: RecordTab<ProductDetail> = {
  id: "orders",
  label: "Orders",
  load: async () => (await import("./orders-tab.tsx")).OrdersTab,
};
const kits: RecordTab<ProductDetail> = {
  id: "kits",
  label: "Kits",
  load: async () => (await import("./kits-tab.tsx")).KitsTab,
};

/** What there is to see of a product. Stock, schemes and orders stand there for those who may see any. */
export const useProductTabs = (): readonly [RecordTab<ProductDetail>, ...RecordTab<ProductDetail>[]] => {
  const maySeeStock = useMay("stock.read");
  const maySeeSchemes = useMay("coupon.read");
  const maySeeOrders = useMay("order.read");
  return [
    details,
    attributes,
    prices,
    ...(maySeeStock ? [stock] : []),
    ...(maySeeSchemes ? [schemes] : []),
    ...(maySeeOrders ? [orders] : []),
    kits,
  ];
};
