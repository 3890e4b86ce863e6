import type { ProductDetail } from "@o2r/api/contract/catalogue";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { PartsOffNames } from "../parts-off.tsx";
import { ProductStatus } from "./product-status.tsx";

/** What stands beside a product's name at the head of its pages. */
export const productHead = (product: ProductDetail): Omit<FormHead, "title" | "below"> => ({
  media: <RowPicture image={product.images[0] ?? null} />,
  badge: <ProductStatus product={product} badge />,
  description: (
    <>
      <span className="o2r-mono">{product.sku}</span>
      {product.brand !== null && <span>{product.brand}</span>}
      {product.subCategory !== null && <span>{product.subCategory}</span>}
      <PartsOffNames parts={product.partsOff} />
    </>
  ),
});
