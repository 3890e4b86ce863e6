import type { ProductRow } from "@o2r/api/contract/catalogue";
import { lowStock } from "@o2r/api/contract/core";
import { formatNumber, Status } from "@o2r/ui";

/** How much of a product could be sold today, and a sign where that is little or nothing. */
export function ProductStock({ inStock }: Pick<ProductRow, "inStock">) {
  if (inStock === null) return null;
  if (inStock <= 0) return <Status tone="danger">Out</Status>;
  if (inStock <= lowStock) return <Status tone="warning">Low {formatNumber(inStock)}</Status>;
  return formatNumber(inStock);
}
