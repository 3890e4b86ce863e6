import type { ProductRow } from "@o2r/api/contract/catalogue";
import { Boxes, IndianRupee, Package } from "lucide-react";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { warnHolders } from "./holders.tsx";
import { productCard } from "./product-card.tsx";
import { ProductName } from "./product-name.tsx";
import { ProductStock } from "./product-stock.tsx";
import { ProductStatus } from "./product-status.tsx";
import { useProductBulk } from "./use-product-bulk.tsx";
import { productName, products } from "./product-words.ts";

const cells: Readonly<Record<string, CellDrawing<ProductRow>>> = {
  formName: { cell: (product) => <ProductName product={product} /> },
  subCategory: { kind: "muted" },
  inStock: { cell: ({ inStock }) => <ProductStock inStock={inStock} /> },
  formProductGst: { kind: "muted-number" },
  active: { cell: (product) => <ProductStatus product={product} /> },
};

const changes = `${products.path}/price-change`;

const more: readonly RowAction<ProductRow>[] = [
  { label: "Price change", icon: IndianRupee, to: ({ id }) => `${changes}/new?product=${id}` },
  { label: "Inventory", icon: Boxes, to: ({ id }) => `/inventory?product=${id}` },
];
const related = [{ to: changes, label: "Price changes", icon: IndianRupee }];

/** /product: every product, with what may be done to one or to many of them. */
export function ProductList() {
  return (
    <ThingList
      {...products}
      title="Product"
      icon={Package}
      rowName={productName}
      cells={cells}
      card={productCard}
      importTo="/product/import"
      more={more}
      moreBulk={useProductBulk()}
      warnOff={warnHolders}
      related={related}
    />
  );
}
