import { isDeepStrictEqual } from "node:util";
import { productForm, type ProductDetail, type ProductValues } from "@o2r/api/contract/catalogue";
import type { Field } from "@o2r/forms";

/** Fields that a person fills: what is worked out, or moves by other means, is not said by a form. */
const filled = Object.entries<Field>(productForm.fields).flatMap(([name, { derive, readOnly }]) =>
  derive || readOnly ? [] : [name],
);

/** Empty is empty in whatever form. */
const plain = (value: unknown): unknown =>
  value == null || (Array.isArray(value) && value.length === 0) ? null : value;

/** Whether values of the form hold anything that a product does not have yet. A SKU that they leave out stays. */
export const saysMore = (values: ProductValues, product: ProductDetail): boolean => {
  const sent = { ...values, sku: values.sku ?? product.sku };
  return filled.some((name) => !isDeepStrictEqual(plain(Reflect.get(sent, name)), plain(Reflect.get(product, name))));
};
