import { array, boolean, string, type InferType } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { idParams, idSchema, listOf, shape, textOrNull } from "../../core/schemas.ts";
import { dataTypes } from "./attribute.ts";

/** Characters of a value. */
export const longestValue = 100;
/** Values of one product. */
const mostValues = 200;

/** An attribute as a product has it: those in use, and others that the product still has a value of. */
const productAttribute = shape({
  /** The attribute's. */
  id: idSchema(),
  name: string().defined(),
  dataType: string()
    .oneOf(dataTypes.map(({ value }) => value))
    .defined(),
  active: boolean().defined(),
  /** As text: days as `YYYY-MM-DD`, yes and no as `true` and `false`; null where the product has none. */
  value: textOrNull(),
});
export type ProductAttribute = InferType<typeof productAttribute>;

const one = { path: "/oms/product/:id/attributes", params: idParams, reply: listOf(productAttribute) } as const;

/**
 * What a product is called by its attributes, which are the master's (domain.md §10, product_attribute): apart from what the
 * list of products brings along.
 */
export const productAttributeEndpoints = {
  attributes: endpoint({
    method: "GET",
    ...one,
    summary: "The attributes by name, with the values that a product has of them",
    allow: "product.read",
    scope: "all",
    limit: "read",
  }),
  setAttributes: endpoint({
    method: "PUT",
    ...one,
    summary: "Give a product these values of attributes in the place of those it had",
    body: shape({
      attributes: array()
        .of(shape({ id: idSchema(), value: string().trim().max(longestValue).required() }))
        .max(mostValues)
        .meta({ rule: `At most ${mostValues}, each of another attribute and of its data type` })
        .required(),
    }),
    allow: "product.write",
    scope: "all",
    limit: "write",
    write: {
      audit: "product.updated",
      idempotency: "required",
      ifMatch: true,
      affects: ["/oms/product", "/oms/attribute"],
    },
  }),
};
