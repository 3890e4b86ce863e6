import { productForm, type ProductDetail } from "@o2r/api/contract/catalogue";
import { useParams } from "react-router-dom";
import { RecordPage } from "../../../../kit/record/record-page.tsx";
import { ThingActions } from "../../../../kit/record/thing-actions.tsx";
import { ProductForm } from "../form.tsx";
import { warnHolders } from "../holders.tsx";
import { productHead } from "../product-head.tsx";
import { productName, products } from "../product-words.ts";
import { useProductTabs } from "./product-tabs.tsx";

/** /product/new and /product/:id: the form of a product, and beside it in tabs what has become of it. */
export function ProductPage() {
  const { id } = useParams();
  const tabs = useProductTabs();
  if (id === undefined) return <ProductForm />;
  return (
    <RecordPage<ProductDetail>
      {...products}
      id={id}
      rowName={productName}
      head={productHead}
      tabs={tabs}
      actions={(row) => (
        <ThingActions {...products} row={row} definition={productForm} rowName={productName} warnOff={warnHolders} />
      )}
    />
  );
}
