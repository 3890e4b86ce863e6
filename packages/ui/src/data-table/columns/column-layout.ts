import type { Column, ColumnLayout } from "../data-table.types.ts";

/** What a column can be drawn to, in CSS pixels. */
export const leastColumn = 48;
export const mostColumn = 800;

/** The first column names the row: it is always there, and always first. */
export const isFixed = <Row>(columns: readonly Column<Row>[], id: string): boolean => columns[0]?.id === id;

/** Every column in the order of the layout, also those that are hidden. */
export function orderColumns<Row>(
  columns: readonly Column<Row>[],
  order: readonly string[] = [],
): readonly Column<Row>[] {
  const [first, ...rest] = columns;
  if (!first) return columns;
  const ordered = [...new Set(order)].flatMap((id) => rest.find((column) => column.id === id) ?? []);
  const placed = new Set(ordered);
  // A column that is new since the layout was kept follows the one that it follows in the declaration.
  rest.forEach((column, index) => {
    if (placed.has(column)) return;
    const before = rest[index - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
    placed.add(column);
  });
  return [first, ...ordered];
}

/** The columns that are shown, in their order. */
export function arrangeColumns<Row>(
  columns: readonly Column<Row>[],
  order: readonly string[] | undefined,
  hidden: readonly string[] | undefined,
): readonly Column<Row>[] {
  if (!order?.length && !hidden?.length) return columns;
  return orderColumns(columns, order).filter(({ id }) => isFixed(columns, id) || !hidden?.includes(id));
}

/** The layout after a column has gone to the place of another. The first column stays, and nothing goes before it. */
export function moveColumn<Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout,
  id: string,
  to: { readonly beside: string; readonly side: "before" | "after" },
): ColumnLayout {
  const ids = orderColumns(columns, layout.order).map((column) => column.id);
  if (id === to.beside || isFixed(columns, id) || !ids.includes(id)) return layout;
  const others = ids.filter((each) => each !== id);
  const at = others.indexOf(to.beside);
  if (at < 0) return layout;
  const place = Math.max(at + (to.side === "after" ? 1 : 0), 1);
  return { ...layout, order: others.toSpliced(place, 0, id).slice(1) };
}

/** The layout after a column was shown or hidden. */
export function toggleColumn(layout: ColumnLayout, id: string): ColumnLayout {
  const hidden = layout.hidden ?? [];
  return { ...layout, hidden: hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id] };
}

/** The layout after a column was drawn wider or narrower; undefined gives it back its declared width. */
export function resizeColumn(layout: ColumnLayout, id: string, width: number | undefined): ColumnLayout {
  const { [id]: _, ...others } = layout.widths ?? {};
  if (width === undefined || !Number.isFinite(width)) return { ...layout, widths: others };
  return { ...layout, widths: { ...others, [id]: Math.round(Math.min(Math.max(width, leastColumn), mostColumn)) } };
}

/** Whether nothing was arranged: everything stands as declared. */
export const isDeclared = ({ order, hidden, widths }: ColumnLayout): boolean =>
  !order?.length && !hidden?.length && Object.keys(widths ?? {}).length === 0;

/** The column in words. */
export const columnName = <Row>({ id, header, name }: Column<Row>): string =>
  name ?? (typeof header === "string" ? header : id);
