import type { Field } from "../definition/field.ts";
import type { FormDefinition } from "../definition/form.ts";
import type { RawValues } from "../engine/engine.ts";

/** Values as a person would have typed them: numbers as text, money with two decimals. Keys the form has not are left out. */
export const typedValues = ({ fields }: FormDefinition, values: RawValues): RawValues =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => Object.hasOwn(values, name))
      .map(([name, field]) => [name, typed(field, values[name])]),
  );

const typed = (field: Field, value: unknown): unknown => {
  if (typeof value !== "number" || !Number.isFinite(value)) return value;
  if (field.kind === "money") return value.toFixed(2);
  return field.kind === "number" || field.kind === "percent" ? plain(value) : value;
};

/** Without an exponent, which nobody types. */
const plain = (value: number): string =>
  /e/.test(String(value)) ? value.toFixed(12).replace(/0+$/, "") : String(value);
