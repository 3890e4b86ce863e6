import type { Filter } from "@o2r/api/contract/core";
import { formatDate, formatMoney, formatNumber } from "@o2r/ui";
import type { FilterValue } from "./filter-value.ts";

/** A filter that is set, in words: `Item type · is · Food, Non-food`. */
export interface FilterText {
  readonly label: string;
  /** None where the value says it alone. */
  readonly operator?: string;
  readonly value: string;
  /** The value is never cut: half a day is another. */
  readonly whole?: boolean;
}

const withUnit: Record<Extract<Filter, { kind: "range" }>["unit"], (amount: number) => string> = {
  rupees: formatMoney,
  percent: (amount) => `${formatNumber(amount)}%`,
  number: formatNumber,
  code: String,
  days: (amount) => `${formatNumber(amount)} ${amount === 1 ? "day" : "days"}`,
};

/** As many names as a chip shows before it counts the rest. */
const namesShown = 2;

const listed = (names: readonly string[]): string =>
  names.length <= namesShown
    ? names.join(", ")
    : `${names.slice(0, namesShown).join(", ")} +${names.length - namesShown}`;

/**
 * A set filter in words. `nameOf` turns the id of a looked-up row into its name; until that is known the id stands
 * for itself, so that no filter is ever invisible.
 */
export const filterText = (
  filter: Filter,
  value: FilterValue,
  nameOf: (id: string) => string | undefined,
): FilterText => {
  const { label } = filter;
  if (filter.kind === "oneOf" && value.kind === "oneOf") {
    const names = value.values.map((id) => filter.options.find((option) => option.value === id)?.label ?? id);
    return { label, operator: "is", value: listed(names) };
  }
  if (value.kind === "oneOf" || value.kind === "lookup") {
    return { label, operator: "is", value: listed(value.values.map((id) => nameOf(id) ?? id)) };
  }
  if (value.kind === "flag") {
    const words = filter.kind === "flag" ? { yes: filter.yes, no: filter.no } : { yes: "Yes", no: "No" };
    return { label, operator: "is", value: value.on ? words.yes : words.no };
  }
  if (value.kind === "dates") {
    const [from, to] = [formatDate(value.from), formatDate(value.to)];
    return { label, ...(from === to ? { operator: "is", value: from } : { value: `${from} – ${to}` }), whole: true };
  }
  const inUnit = filter.kind === "range" ? withUnit[filter.unit] : withUnit.number;
  if (value.min === null) return { label, operator: "≤", value: inUnit(value.max ?? 0) };
  if (value.max === null) return { label, operator: "≥", value: inUnit(value.min) };
  return { label, operator: "between", value: `${inUnit(value.min)} and ${inUnit(value.max)}` };
};
