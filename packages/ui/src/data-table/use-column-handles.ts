import type { RefObject } from "react";
import { type ColumnLayout, isFixed, moveColumn, resizeColumn } from "./column-layout.ts";
import type { Column } from "./data-table.types.ts";
import { tableStyle } from "./table-layout.ts";
import { useColumnDrag } from "./use-column-drag.ts";

interface Arranged<Row> {
  /** Every column, as declared. */
  columns: readonly Column<Row>[];
  /** Those that are shown. */
  shown: readonly Column<Row>[];
  layout: ColumnLayout;
  onLayoutChange: ((layout: ColumnLayout) => void) | undefined;
  extras: { readonly selectable: boolean; readonly actions: boolean };
  minWidth: number | undefined;
  root: RefObject<HTMLElement | null>;
}

/** What headings need so that columns can be arranged by them; undefined when they cannot. */
export function useColumnHandles<Row>(arranged: Arranged<Row>) {
  const { columns, shown, layout, onLayoutChange, extras, minWidth, root } = arranged;
  const drag = useColumnDrag({
    canMove: (id) => !isFixed(columns, id),
    onMove: (id, to) => onLayoutChange?.(moveColumn(columns, layout, id, to)),
  });
  if (!onLayoutChange) return undefined;
  return {
    attributesOf: (id: string, movable: boolean) => ({ "data-column": id, draggable: movable, ...drag }),
    widthOf: ({ id, width }: { readonly id: string; readonly width?: number | undefined }) =>
      layout.widths?.[id] ?? width,
    /** Past React: every row takes its tracks from the table's style. */
    preview: (id: string, width: number) => {
      const { widths } = resizeColumn(layout, id, width);
      for (const [name, value] of Object.entries(tableStyle(shown, { ...extras, widths }, minWidth)))
        root.current?.style.setProperty(name, value);
    },
    resize: (id: string, width: number | undefined) => onLayoutChange(resizeColumn(layout, id, width)),
  };
}

export type ColumnHandles = NonNullable<ReturnType<typeof useColumnHandles>>;
