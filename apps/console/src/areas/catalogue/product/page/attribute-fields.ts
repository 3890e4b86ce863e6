import { longestValue, type ProductAttribute } from "@o2r/api/contract/catalogue";
import type { FieldError } from "@o2r/api/contract/core";
import { date, defineForm, number, select, text, type Field } from "@o2r/forms";

const flags = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
] as const;

/** What the service takes of a number. */
const mostNumber = 999_999_999_999.9999;
const notTaken = "Enter a number, with at most 12 digits before the point and 4 decimals";

/** An attribute as a field of its data type. */
const fieldOf = ({ name: label, dataType }: ProductAttribute): Field => {
  switch (dataType) {
    case "NUMBER":
      return number({
        label,
        negative: true,
        leadingZero: "allow",
        min: -mostNumber,
        max: mostNumber,
        decimals: 4,
        messages: { min: notTaken, max: notTaken, decimals: notTaken },
        width: "half",
      });
    case "BOOLEAN":
      return select({ label, options: flags, width: "half" });
    case "DATE":
      return date({ label, max: "none", width: "half" });
    default:
      return text({ label, maxLength: longestValue, width: "half" });
  }
};

/** A name that no other field of the form has. */
const keyOf = (at: number): string => `attribute${at}`;

/** The form of a product's attributes: a field for each, which is left empty where the product has none. */
export const attributesForm = (attributes: readonly ProductAttribute[]) =>
  defineForm({
    id: "product-attributes",
    version: 1,
    fields: Object.fromEntries(attributes.map((one, at) => [keyOf(at), fieldOf(one)])),
  });

/** What the form begins with. */
export const valuesOfAttributes = (attributes: readonly ProductAttribute[]) =>
  Object.fromEntries(
    attributes.flatMap(({ dataType, value }, at) =>
      value === null ? [] : [[keyOf(at), dataType === "NUMBER" ? Number(value) : value]],
    ),
  );

/** The attributes that the form holds a value of, with the name of the field. */
const filledOf = (attributes: readonly ProductAttribute[], values: object) => {
  const held = new Map<string, unknown>(Object.entries(values));
  return attributes.flatMap(({ id }, at) => {
    const field = keyOf(at);
    const value = held.get(field);
    return value === undefined || value === null || value === "" ? [] : [{ id, value: String(value), field }];
  });
};

/** What the form holds, as it is sent. */
export const attributesOfValues = (attributes: readonly ProductAttribute[], values: object) =>
  filledOf(attributes, values).map(({ id, value }) => ({ id, value }));

/** What was refused of values that were sent, each at its field of the form. */
export const refusedAtFields = (
  attributes: readonly ProductAttribute[],
  values: object,
  errors: readonly FieldError[],
): readonly FieldError[] => {
  const filled = filledOf(attributes, values);
  return errors.map((one) => {
    const sent = filled[Number(/^attributes\.(\d+)\./.exec(one.field)?.[1])];
    return sent === undefined ? one : { ...one, field: sent.field };
  });
};
