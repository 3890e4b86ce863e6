import { productEndpoints, productForm, type ProductDetail } from "@o2r/api/contract/catalogue";
import type { FormHandle } from "@o2r/forms/react";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { SectionExtra } from "../../../kit/form/form-body.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { ProductLadder } from "./product-ladder.tsx";
import { productName, products } from "./product-words.ts";

const headOf = (product: ProductDetail): Omit<FormHead, "title"> => ({
  media: <RowPicture image={product.images[0] ?? null} />,
  badge: <ActiveBadge active={product.active} />,
  description: (
    <>
      <span className="o2r-mono">{product.sku}</span>
      {product.brand !== null && <span>{product.brand}</span>}
      {product.subCategory !== null && <span>{product.subCategory}</span>}
    </>
  ),
});

const extrasOf = (form: FormHandle): Readonly<Record<string, SectionExtra>> => ({
  prices: { after: "formProductMrp", content: <ProductLadder form={form} /> },
});

/** /product/new, /product/new?from=:id and /product/:id: a product made, copied, edited, or only looked at. */
export function ProductForm() {
  return (
    <FormScreen<ProductDetail>
      {...products}
      definition={productForm}
      endpoints={productEndpoints}
      rowName={productName}
      head={headOf}
      notCopied={["sku", "formProductEan"]}
      extras={extrasOf}
    />
  );
}
