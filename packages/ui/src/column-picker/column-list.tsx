import { ArrowDown, ArrowUp } from "lucide-react";
import { useRef, useState } from "react";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { columnName, moveColumn, orderColumns, toggleColumn } from "../data-table/columns/column-layout.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { LiveRegion } from "../live-region/live-region.tsx";
import "./column-picker.css";
import type { ColumnListProps, ColumnPickerLabels } from "./column-picker.types.ts";

export const english: ColumnPickerLabels = {
  title: "Columns",
  show: (column) => column,
  earlier: (column) => `Move ${column} up`,
  later: (column) => `Move ${column} down`,
  reset: "Reset",
  moved: (column, place, count) => `${column} is column ${place} of ${count}`,
};

/** The columns of a table as lines: a tick shows one, arrows move it. The first column has none: it always stands first. */
export function ColumnList<Row>({ columns, layout, onLayoutChange, labels }: ColumnListProps<Row>) {
  const words = useLabels("columnPicker", english, labels);
  const [said, setSaid] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const [, ...ordered] = orderColumns(columns, layout.order);
  const move = (index: number, step: 1 | -1) => {
    const [column, other] = [ordered[index], ordered[index + step]];
    if (!column || !other) return;
    onLayoutChange(moveColumn(columns, layout, column.id, { beside: other.id, side: step > 0 ? "after" : "before" }));
    setSaid(words.moved(columnName(column), index + step + 2, columns.length));
    // The button goes along with its line; at an end it is disabled and would lose the focus.
    const line = list.current?.children[index];
    requestAnimationFrame(() => {
      if (line?.contains(document.activeElement) && !document.activeElement?.matches(":disabled")) return;
      line?.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
    });
  };
  return (
    <>
      <ul ref={list} className="o2r-column-picker">
        {ordered.map((column, index) => {
          const name = columnName(column);
          return (
            <li key={column.id}>
              <Checkbox
                label={words.show(name)}
                checked={!layout.hidden?.includes(column.id)}
                onChange={() => onLayoutChange(toggleColumn(layout, column.id))}
              />
              <IconButton
                size="sm"
                icon={ArrowUp}
                label={words.earlier(name)}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                size="sm"
                icon={ArrowDown}
                label={words.later(name)}
                disabled={index === ordered.length - 1}
                onClick={() => move(index, 1)}
              />
            </li>
          );
        })}
      </ul>
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}
