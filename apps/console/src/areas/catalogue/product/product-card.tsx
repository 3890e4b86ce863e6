import { platforms, type ProductRow } from "@o2r/api/contract/catalogue";
import { lowStock } from "@o2r/api/contract/core";
import { formatMoney } from "@o2r/ui";
import type { ReactNode } from "react";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { ValueStatus } from "../../../kit/value-status.tsx";
import { ProductStock } from "./product-stock.tsx";
import { ProductStatus } from "./product-status.tsx";
import { products } from "./product-words.ts";

/** A product on a phone: what it is, where it is sold, and its four prices in the order of the table. */
export const productCard = (product: ProductRow, menu: ReactNode): ReactNode => (
  <RowCard
    image={<RowPicture image={product.image} size={48} />}
    title={product.formName}
    href={`${products.path}/${product.id}`}
    detail={<span className="o2r-mono">{product.sku}</span>}
    menu={menu}
    facts={[
      ...(product.inStock === null
        ? []
        : [
            <span key="stock">
              {product.inStock > lowStock && "In stock "}
              <ProductStock inStock={product.inStock} />
            </span>,
          ]),
      ...(product.active && product.partsOff.length === 0 ? [] : [<ProductStatus key="status" product={product} />]),
      ...(product.brand === null ? [] : [product.brand]),
      <span key="platform">
        Platform: <ValueStatus values={platforms} value={product.formProductPlatform} />
      </span>,
    ]}
    figures={[
      { label: "MRP", value: formatMoney(product.formProductMrp) },
      { label: "PTR", value: formatMoney(product.formRlp) },
      { label: "PTH", value: formatMoney(product.formDlp) },
      { label: "O2RLP", value: formatMoney(product.formO2rPrice) },
    ]}
  />
);
