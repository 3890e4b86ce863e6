import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { VisuallyHidden } from "../../visually-hidden/visually-hidden.tsx";
import type { Column } from "../data-table.types.ts";
import { cellText, drawnText } from "./tsv.ts";

interface OnSheet<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
}

interface RowTexts<Row> {
  /** What each of the rows says, column by column. What a column cannot say of itself is drawn for it, out of sight. */
  readonly textsOf: (rows: readonly Row[], columns: readonly Column<Row>[]) => readonly (readonly string[])[];
  /** Where that is drawn; stands anywhere in the table. */
  readonly sheet: ReactNode;
}

/** The words of rows for the clipboard, whether they are in sight or not. */
export function useRowTexts<Row>(): RowTexts<Row> {
  const sheet = useRef<HTMLElement>(null);
  const [drawn, setDrawn] = useState<OnSheet<Row>>();
  return {
    textsOf: (rows, columns) => {
      const texts = rows.map((row) => columns.map((column) => cellText(column, row)));
      if (texts.every((line) => !line.includes(undefined))) return texts.map((line) => line.map((text) => text ?? ""));
      flushSync(() => setDrawn({ rows, columns }));
      const lines = [...(sheet.current?.children ?? [])].map(({ children }) => [...children].map(drawnText));
      flushSync(() => setDrawn(undefined));
      return texts.map((line, row) => line.map((text, column) => text ?? lines[row]?.[column] ?? ""));
    },
    sheet: (
      <VisuallyHidden ref={sheet} aria-hidden>
        {drawn?.rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- drawn once, and gone again
          <span key={at}>
            {drawn.columns.map((column) => (
              <span key={column.id}>{cellText(column, row) === undefined && column.cell(row)}</span>
            ))}
          </span>
        ))}
      </VisuallyHidden>
    ),
  };
}
