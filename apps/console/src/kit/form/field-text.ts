import type { Field, Scalar } from "@o2r/forms";
import { formatDate, formatMoneyColumn } from "@o2r/ui";

/** Turns the id of a looked-up row into its name, when that is known. */
export type NameOf = (field: string, id: string) => string | undefined;

const optionText = (field: Field, value: Scalar): string | undefined =>
  (field.kind === "select" || field.kind === "multiSelect") && Array.isArray(field.options)
    ? field.options.find((option) => option.value === value)?.label
    : undefined;

const one = (name: string, field: Field, value: Scalar, nameOf: NameOf): string => {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const unit = field.unit === undefined ? "" : ` ${field.unit}`;
  if (typeof value === "number" && field.kind === "money") return formatMoneyColumn(value);
  if (typeof value === "number" && field.kind === "percent") return `${value}%`;
  if (typeof value === "string" && field.kind === "date") return formatDate(value);
  return optionText(field, value) ?? nameOf(name, String(value)) ?? `${value}${unit}`;
};

const isScalar = (value: unknown): value is Scalar => ["string", "number", "boolean"].includes(typeof value);

/** A field's value as staff read it in a history or a comparison; a dash when it is empty. */
export const fieldText = (name: string, field: Field, value: unknown, nameOf: NameOf): string => {
  if (field.kind === "file" || field.kind === "files" || field.kind === "image" || field.kind === "images") {
    const count = Array.isArray(value) ? value.length : isScalar(value) && value !== "" ? 1 : 0;
    const noun = field.kind.startsWith("image") ? "image" : "file";
    return count === 0 ? "–" : `${count} ${noun}${count === 1 ? "" : "s"}`;
  }
  // A history has rows in words already, as one text.
  if (field.kind === "list" && Array.isArray(value)) {
    const row = (field.row ?? "row").toLowerCase();
    return value.length === 0 ? "–" : `${value.length} ${row}${value.length === 1 ? "" : "s"}`;
  }
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const words = values
    .filter(isScalar)
    .filter((item) => item !== "")
    .map((item) => one(name, field, item, nameOf));
  return words.length === 0 ? "–" : words.join(", ");
};
