import type { ProductDetail } from "@o2r/api/contract/catalogue";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { RowPicture } from "../../../kit/row-picture.tsx";

/** What stands beside a product's name at the head of its pages. */
export const productHead = (product: ProductDetail): Omit<FormHead, "title" | "below"> => ({
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
