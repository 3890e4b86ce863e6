import { formatDate, formatMoney } from "@o2r/ui";
import type { Field, Option } from "../definition/field.ts";
import type { Value } from "../engine/value.ts";

/** A value of a field in words: chosen ones by their labels, as far as these are known. */
export const wordsOf = (field: Field, value: Value, chosen: ReadonlyMap<string, Option>): string =>
  [value]
    .flat()
    .map((one) => chosen.get(String(one))?.label ?? wordsFor(field, one))
    .join(", ");

const wordsFor = (field: Field, value: string | number | boolean): string => {
  if (field.kind === "password") return "••••••";
  if (field.kind === "date") return formatDate(String(value));
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value !== "number") return value;
  if (field.kind === "money") return formatMoney(value);
  const { unit: given = "" } = field.kind === "percent" ? { unit: "%" } : field;
  // A sign stands at its figure, a word beside it: `12.5°`, `12 units`.
  const unit = /^\p{L}/u.test(given) ? ` ${given}` : given;
  return `${exact.format(value).replace("-", "−")}${unit}`;
};

/** All its decimals: a volume of 0.006 m³ is not 0.01. */
const exact = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 12 });

/** A label inside a sentence: `sub-category`, but `MRP`. */
export const lowerFirst = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
