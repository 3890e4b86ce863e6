import type { Column, ListDeclaration } from "./list.ts";

/** What the search box of a list says before anything is typed: where it looks. */
export const searchHint = ({ search }: Pick<ListDeclaration, "search">): string =>
  `Search ${Object.values(search).join(", ")}`;

/**
 * What a list itself calls a value of a column: `Active` for true, `Call centers` for `CALL_CENTERS`, as the column has it,
 * or the filter of the same field or name. Undefined where it has no word.
 */
export const listWord = (
  { filters }: ListDeclaration,
  { field, label, kind, values }: Pick<Column, "field" | "label" | "kind" | "values">,
  value: unknown,
): string | undefined => {
  if (values) return values.find((one) => one.value === value)?.label;
  for (const filter of filters) {
    if (filter.key !== field && filter.label !== label) continue;
    if (filter.kind === "flag" && kind === "flag") return value === true ? filter.yes : filter.no;
    if (filter.kind === "oneOf" && (kind === "badge" || kind === "text"))
      return filter.options.find((option) => option.value === value)?.label;
  }
  return undefined;
};
