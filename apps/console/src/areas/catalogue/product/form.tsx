import { productForm, type ProductDetail, type ProductSaved } from "@o2r/api/contract/catalogue";
import type { FormHandle } from "@o2r/forms/react";
import type { ReactNode } from "react";
import type { SectionExtra } from "../../../kit/form/form-body.tsx";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { catalogueComponents } from "../new-masters.ts";
import { warnHolders } from "./holders.tsx";
import { productHead } from "./product-head.tsx";
import { PriceNotice } from "./price-notice.tsx";
import { ProductLadder } from "./product-ladder.tsx";
import { productName, products } from "./product-words.ts";

/** A product as it is read, or as a save answers it. */
type Product = ProductDetail & Partial<Pick<ProductSaved, "pricing">>;

const extrasOf = (form: FormHandle, product: Product | undefined): Readonly<Record<string, SectionExtra>> => ({
  prices: {
    after: "formProductMrp",
    content: (
      <>
        {product && <PriceNotice form={form} product={product} />}
        <ProductLadder form={form} />
      </>
    ),
  },
});

/** What became of changed prices. */
const pricingText = ({ pricing }: Product): string | undefined => {
  if (pricing?.proposedId != null) return "The changed prices are proposed. A super admin has to approve them.";
  const { revoked = 0 } = pricing ?? {};
  if (revoked === 0) return undefined;
  return `The prices are in force. ${revoked === 1 ? "A price change that waited is" : `${revoked} price changes that waited are`} revoked.`;
};

export interface ProductFormProps {
  /** Stands below the product's head. */
  readonly below?: ReactNode;
}

/** A product made, copied, edited, or only looked at. */
export function ProductForm({ below }: ProductFormProps) {
  return (
    <FormScreen<Product>
      {...products}
      definition={productForm}
      components={catalogueComponents}
      rowName={productName}
      head={(product) => ({ ...productHead(product), below })}
      notCopied={["sku", "formProductEan"]}
      extras={extrasOf}
      savedNote={pricingText}
      warnOff={warnHolders}
    />
  );
}
