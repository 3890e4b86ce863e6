import { formatDate, formatMoney } from "@o2r/ui";
import type { Field, Option } from "../definition/field.ts";
import { showDay } from "../engine/today.ts";
import type { Value } from "../engine/value.ts";
import type { FormLabels } from "./labels.ts";

/** A value of a field in words: chosen ones by their labels, as far as these are known. */
export const wordsOf = (field: Field, value: Value, chosen: ReadonlyMap<string, Option>, labels: FormLabels): string =>
  [value]
    .flat()
    .map((one) => chosen.get(String(one))?.label ?? wordsFor(field, one, labels))
    .join(", ");

const wordsFor = (field: Field, value: string | number | boolean, { yes, no }: FormLabels): string => {
  if (field.kind === "password") return "••••••";
  if (field.kind === "date") return formatDate(String(value));
  if (field.kind === "dateTime") return showDay(String(value));
  if (typeof value === "boolean") return value ? yes : no;
  if (typeof value !== "number") return value;
  if (field.kind === "money") return formatMoney(value);
  const { unit: given = "" } = field.kind === "percent" ? { unit: "%" } : field;
  // A sign stands at its figure, a word beside it: `12.5°`, `12 units`.
  const unit = /^\p{L}/u.test(given) ? ` ${given}` : given;
  return `${exact.format(value).replace("-", "−")}${unit}`;
};

/** All its decimals: a volume of 0.006 m³ is not 0.01. */
const exact = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 12 });
