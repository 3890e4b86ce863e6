import { ArrowDown, ArrowUp, Columns3 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { columnName, isDeclared, moveColumn, orderColumns, toggleColumn } from "../data-table/column-layout.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { LiveRegion } from "../live-region/live-region.tsx";
import { Popover } from "../popover/popover.tsx";
import "./column-picker.css";
import type { ColumnPickerLabels, ColumnPickerProps } from "./column-picker.types.ts";

const english: ColumnPickerLabels = {
  title: "Columns",
  show: (column) => column,
  earlier: (column) => `Move ${column} up`,
  later: (column) => `Move ${column} down`,
  reset: "Reset",
  moved: (column, place, count) => `${column} is column ${place} of ${count}`,
};

/** Shows, hides and orders the columns of a table, by keyboard and on touch as well. */
export function ColumnPicker<Row>({ columns, layout, onLayoutChange, trigger, labels }: ColumnPickerProps<Row>) {
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
    <Popover
      side="bottom"
      width={264}
      title={words.title}
      trigger={trigger ?? <IconButton icon={Columns3} label={words.title} />}
    >
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
      <div className="o2r-column-picker-foot">
        <Button size="sm" disabled={isDeclared(layout)} onClick={() => onLayoutChange({})}>
          {words.reset}
        </Button>
      </div>
      <LiveRegion>{said}</LiveRegion>
    </Popover>
  );
}
