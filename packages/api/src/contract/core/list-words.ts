import type { Column, ListDeclaration } from "./list.ts";

/**
 * What a list itself calls a value of a column: `Active` for true, `Call centers` for `CALL_CENTERS`, as its filter of the
 * same field or name has it. Undefined where it has no word.
 */
export const listWord = (
  { filters }: ListDeclaration,
  { field, label, kind }: Pick<Column, "field" | "label" | "kind">,
  value: unknown,
): string | undefined => {
  for (const filter of filters) {
    if (filter.key !== field && filter.label !== label) continue;
    if (filter.kind === "flag" && kind === "flag") return value === true ? filter.yes : filter.no;
    if (filter.kind === "oneOf" && (kind === "badge" || kind === "text"))
      return filter.options.find((option) => option.value === value)?.label;
  }
  return undefined;
};
