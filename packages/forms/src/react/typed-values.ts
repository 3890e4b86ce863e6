import type { Field, Fields, ListField } from "../definition/field.ts";
import type { FormDefinition } from "../definition/form.ts";
import type { RawValues } from "../engine/value.ts";

/** Whether react-hook-form keeps it: lists and the cells of their rows are the engine's, and a group holds nothing. */
export const isOwnValue = ({ fields }: FormDefinition, name: string): boolean =>
  Object.hasOwn(fields, name) && !/list|group/.test(fields[name]?.kind ?? "");

/** Values with each made another, those in groups too; without those of which nothing is made. */
export const mapValues = (
  fields: Fields,
  values: RawValues,
  make: (field: Field | undefined, value: unknown) => unknown,
  group = "",
): RawValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const name = group + key;
      const field = fields[name];
      const made = field?.kind === "group" ? mapValues(fields, Object(value), make, `${name}.`) : make(field, value);
      return made === undefined ? [] : [[key, made]];
    }),
  );

/** Values as a person would have typed them: numbers as text, money with two decimals. Keys the form has not are left out. */
export const typedValues = ({ fields }: Pick<FormDefinition, "fields">, values: RawValues): RawValues =>
  mapValues(fields, values, (field, value) => field && typed(field, value));

const typed = (field: Field, value: unknown): unknown => {
  if (field.kind === "list" && Array.isArray(value)) return value.map((row: unknown) => typedRow(field, row));
  if (typeof value !== "number" || !Number.isFinite(value)) return value;
  if (field.kind === "money") return value.toFixed(2);
  return field.kind === "number" || field.kind === "percent" ? plain(value) : value;
};

/** With its own id, and all else it came with. */
const typedRow = (list: ListField, row: unknown): unknown =>
  // An object's own keys may be read by name.
  typeof row === "object" && row !== null ? { ...row, ...typedValues(list, row as RawValues) } : row;

/** Without an exponent, which nobody types. */
const plain = (value: number): string =>
  /e/.test(String(value)) ? value.toFixed(12).replace(/0+$/, "") : String(value);
