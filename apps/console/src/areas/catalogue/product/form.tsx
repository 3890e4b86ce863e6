import { productForm, type ProductDetail } from "@o2r/api/contract/catalogue";
import type { FormHandle } from "@o2r/forms/react";
import type { ReactNode } from "react";
import type { SectionExtra } from "../../../kit/form/form-body.tsx";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { productHead } from "./product-head.tsx";
import { ProductLadder } from "./product-ladder.tsx";
import { productName, products } from "./product-words.ts";

const extrasOf = (form: FormHandle): Readonly<Record<string, SectionExtra>> => ({
  prices: { after: "formProductMrp", content: <ProductLadder form={form} /> },
});

export interface ProductFormProps {
  /** Stands below the product's head. */
  readonly below?: ReactNode;
}

/** A product made, copied, edited, or only looked at. */
export function ProductForm({ below }: ProductFormProps) {
  return (
    <FormScreen<ProductDetail>
      {...products}
      definition={productForm}
      rowName={productName}
      head={(product) => ({ ...productHead(product), below })}
      notCopied={["sku", "formProductEan"]}
      extras={extrasOf}
    />
  );
}
