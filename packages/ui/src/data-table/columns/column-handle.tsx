import type { RefObject } from "react";
import { columnName, moveColumn, resizeColumn } from "./column-layout.ts";
import { ColumnResizer } from "./column-resizer.tsx";
import type { Column, DataTableLabels, ColumnLayout } from "../data-table.types.ts";
import { tableStyle } from "../table-layout.ts";
import { useColumnDrag } from "./use-column-drag.ts";

/** What headings need so that columns can be arranged by them. */
export interface Arrangement<Row> {
  /** Every column, as declared. */
  readonly columns: readonly Column<Row>[];
  /** Those that are shown. */
  readonly shown: readonly Column<Row>[];
  readonly layout: ColumnLayout;
  readonly onLayoutChange: (layout: ColumnLayout) => void;
  readonly extras: { readonly selectable: boolean; readonly actions: boolean };
  readonly minWidth: number | undefined;
  readonly root: RefObject<HTMLElement | null>;
}

export interface ColumnHandleProps<Row> {
  column: Column<Row>;
  arrangement: Arrangement<Row>;
  words: DataTableLabels;
}

/**
 * Makes the heading around it one that can be drawn wider and dragged to another place. The default export is for
 * `React.lazy`, which takes no other: only tables whose columns can be arranged fetch it.
 */
// oxlint-disable-next-line import/no-default-export
export default function ColumnHandle<Row>({ column, arrangement, words }: ColumnHandleProps<Row>) {
  const { columns, shown, layout, onLayoutChange, extras, minWidth, root } = arrangement;
  const { id, width } = column;
  const handle = useColumnDrag((moved, to) => onLayoutChange(moveColumn(columns, layout, moved, to)));
  /** Past React: every row takes its tracks from the table's style. */
  const preview = (next: number) => {
    const { widths } = resizeColumn(layout, id, next);
    for (const [name, value] of Object.entries(tableStyle(shown, { ...extras, widths }, minWidth)))
      root.current?.style.setProperty(name, value);
  };
  return (
    <ColumnResizer
      ref={handle}
      label={words.resize(columnName(column))}
      width={layout.widths?.[id] ?? width}
      isFirst={shown[0]?.id === id}
      onPreview={preview}
      onResize={(next) => onLayoutChange(resizeColumn(layout, id, next))}
    />
  );
}
