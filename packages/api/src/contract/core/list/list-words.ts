import type { Column, ListDeclaration } from "../list.ts";

/** What the search box of a list says before anything is typed: where it looks. */
export const searchHint = ({ search }: Pick<ListDeclaration, "search">): string =>
  `Search ${Object.values(search).join(", ")}`;

/** What a column calls a value, such as `Active` for true; undefined where it has no word. */
export const wordOf = (values: Column["values"], value: unknown): string | undefined =>
  values?.find((one) => one.value === value)?.label;
