import type { ProductRow } from "@o2r/api/contract/catalogue";
import { TwoLineCell } from "@o2r/ui";
import { RowPicture } from "../../../kit/row-picture.tsx";

/** Picture, name and SKU. */
export function ProductName({ product }: { readonly product: ProductRow }) {
  return (
    <TwoLineCell media={<RowPicture image={product.image} />} detail={product.sku} code>
      {product.formName}
    </TwoLineCell>
  );
}
