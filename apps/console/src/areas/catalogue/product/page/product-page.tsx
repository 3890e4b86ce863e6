import { productEndpoints } from "@o2r/api/contract/catalogue";
import { useEndpoint } from "@o2r/api/react";
import { Page, PageHeader, Skeleton } from "@o2r/ui";
import { useId } from "react";
import { useParams } from "react-router-dom";
import { Deferred } from "../../../../kit/deferred.tsx";
import { PageTabs, usePageTab } from "../../../../kit/page-tabs.tsx";
import { RowMissing } from "../../../../kit/row-missing.tsx";
import { usePageName } from "../../../../kit/page-name.ts";
import { ProductForm } from "../form.tsx";
import { productHead } from "../product-head.tsx";
import { useProductTabs, type ProductTab } from "./product-tabs.ts";

const panels = {
  prices: async () => (await import("./prices-tab.tsx")).PricesTab,
  stock: async () => (await import("./stock-tab.tsx")).StockTab,
  orders: async () => (await import("./orders-tab.tsx")).OrdersTab,
  kits: async () => (await import("./kits-tab.tsx")).KitsTab,
};

/** /product/new and /product/:id: the form of a product, and beside it in tabs what has become of it. */
export function ProductPage() {
  const { id } = useParams();
  const tabs = useProductTabs();
  const [tab] = usePageTab(tabs);
  const panel = useId();
  if (id === undefined) return <ProductForm />;
  return tab === "details" ? (
    <ProductForm below={<PageTabs label="Product" tabs={tabs} />} />
  ) : (
    <Sheet key={id} id={id} tab={tab} tabs={tabs} panel={panel} />
  );
}

interface SheetProps {
  readonly id: string;
  readonly tab: Exclude<ProductTab, "details">;
  readonly tabs: ReturnType<typeof useProductTabs>;
  readonly panel: string;
}

function Sheet({ id, tab, tabs, panel }: SheetProps) {
  const { data: product, error, mutate } = useEndpoint(productEndpoints.get, { params: { id } }, { quiet: true });
  usePageName(product?.formName);
  if (error && !product)
    return (
      <RowMissing
        noun="product"
        error={error}
        list={{ to: "/product", label: "All products" }}
        onRetry={() => void mutate()}
      />
    );
  return (
    <Page>
      {product ? (
        <PageHeader title={product.formName} {...productHead(product)} />
      ) : (
        <div aria-busy>
          <Skeleton width={280} height={28} />
        </div>
      )}
      <PageTabs label="Product" tabs={tabs} panel={panel} />
      <div
        id={panel}
        role="tabpanel"
        aria-label={tabs.find(({ id: one }) => one === tab)?.label}
        className="page-tab-panel"
      >
        {product && <Deferred key={tab} load={panels[tab]} props={{ product }} />}
      </div>
    </Page>
  );
}
