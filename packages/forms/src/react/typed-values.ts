import type { Field, ListField } from "../definition/field.ts";
import type { FormDefinition } from "../definition/form.ts";
import type { RawValues } from "../engine/value.ts";

/** Whether react-hook-form keeps it: lists and the cells of their rows are the engine's. */
export const isOwnValue = ({ fields }: FormDefinition, name: string): boolean =>
  Object.hasOwn(fields, name) && fields[name]?.kind !== "list";

/** Values as a person would have typed them: numbers as text, money with two decimals. Keys the form has not are left out. */
export const typedValues = ({ fields }: Pick<FormDefinition, "fields">, values: RawValues): RawValues =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => Object.hasOwn(values, name))
      .map(([name, field]) => [name, typed(field, values[name])]),
  );

const typed = (field: Field, value: unknown): unknown => {
  if (field.kind === "list" && Array.isArray(value)) return value.map((row: unknown) => typedRow(field, row));
  if (typeof value !== "number" || !Number.isFinite(value)) return value;
  if (field.kind === "money") return value.toFixed(2);
  return field.kind === "number" || field.kind === "percent" ? plain(value) : value;
};

/** With its own id, and all else it came with. */
const typedRow = (list: ListField, row: unknown): unknown =>
  typeof row === "object" && row !== null ? { ...row, ...typedValues(list, { ...row }) } : row;

/** Without an exponent, which nobody types. */
const plain = (value: number): string =>
  /e/.test(String(value)) ? value.toFixed(12).replace(/0+$/, "") : String(value);
