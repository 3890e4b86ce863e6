import type { Column, ListDeclaration } from "@o2r/api/contract/core";
import type { Column as TableColumn, ColumnLayout } from "@o2r/ui";

/** Columns by name, as the list of columns takes them. */
export const namedColumns = (columns: readonly Column[]): readonly TableColumn<object>[] =>
  columns.map(({ field, label }) => ({ id: field, header: label, cell: () => null }));

/** The arrangement in which exactly these columns are shown, in this order; the others follow. */
export const layoutOf = (columns: readonly Column[], shown: readonly Column[]): ColumnLayout => {
  const others = columns.filter(({ field }) => !shown.some((one) => one.field === field)).map(({ field }) => field);
  return { order: [...shown.map(({ field }) => field), ...others], hidden: others };
};

/** What a file has at first, and what is printed: what is shown, and after the name what the list shows in no column of its own. */
export const fileColumns = (columns: readonly Column[], shown: readonly Column[]): readonly Column[] => {
  const [name, ...others] = shown.filter((column) => columns.includes(column));
  const beside = columns.filter((column) => column.inFile && !shown.includes(column));
  return name === undefined ? beside : [name, ...beside, ...others];
};

/** The fields that an arrangement shows, in their order: the first column always, and always first. */
export const fieldsOf = (columns: readonly Column[], { order = [], hidden = [] }: ColumnLayout): readonly string[] => {
  const [first, ...rest] = columns.map(({ field }) => field);
  const ordered = [...new Set([...order, ...rest])].filter((field) => rest.includes(field) && !hidden.includes(field));
  return first === undefined ? [] : [first, ...ordered];
};

/** Whether these are the columns that the list shows by itself. */
export const isOwnChoice = ({ columns }: ListDeclaration, fields: readonly string[]): boolean =>
  columns
    .filter(({ shown }) => shown)
    .map(({ field }) => field)
    .join() === fields.join();
