import { useEffect, useEffectEvent, useId, useState } from "react";
import { VisuallyHidden } from "../../visually-hidden/visually-hidden.tsx";
import { columnName } from "../columns/column-layout.ts";
import type { CellEdit } from "../data-table.types.ts";
import { type AfterEdit, CellEditor } from "./cell-editor.tsx";
import { readGrid } from "./grid-cells.ts";
import type { GridLayerProps } from "./grid-layer.types.ts";
import "./grid.css";
import { type CellPosition, nextCell } from "./grid-position.ts";
import { useGridFocus } from "./use-grid-focus.ts";
import { useGridRange } from "./use-grid-range.ts";
import { useRowTexts } from "../copy/use-row-texts.tsx";

interface Editing<Row> {
  readonly at: CellPosition;
  readonly row: Row;
  readonly edit: CellEdit<Row>;
  readonly label: string;
  readonly typed: string | undefined;
  /** Where the cell is, in CSS pixels from the corner of what scrolls. */
  readonly place: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

const typingControls = "input:not([type=checkbox]), textarea, select, [role=separator]";
const controls = "a, button, input, select, textarea, label, [role=separator]";
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  [...key].length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

function placeOf(cell: HTMLElement, root: HTMLElement) {
  const inside = cell.getBoundingClientRect();
  const outside = root.getBoundingClientRect();
  return {
    left: inside.left - outside.left - root.clientLeft + root.scrollLeft,
    top: inside.top - outside.top - root.clientTop + root.scrollTop,
    width: inside.width,
    height: inside.height,
  };
}

/**
 * What makes a table a grid of cells: movement, ranges, copying and editing. Hears the table's region itself, so that
 * rows need no handlers and are never drawn again for a cell's sake. The default export is for `React.lazy`, which takes no
 * other.
 */
// oxlint-disable-next-line import/no-default-export
export default function GridLayer<Row>(props: GridLayerProps<Row>) {
  const { root, columns, rows, ids, rowName, firstColumn, scrollTo, onSaid, words } = props;
  const [editing, setEditing] = useState<Editing<Row>>();
  const { at, goTo } = useGridFocus({ root, ids, firstColumn, scrollTo });
  const { textsOf, sheet } = useRowTexts<Row>();
  const { range, begin, extend, clear, say } = useGridRange({ root, columns, rows, ids, firstColumn, textsOf });
  const helpId = useId();

  const startEdit = (position: CellPosition, typed?: string): boolean => {
    const element = root.current;
    const column = columns[position.column - firstColumn];
    const row = rows[position.row];
    const cell = element && readGrid(element, ids).cellAt(position);
    if (!column?.edit || row === undefined || !cell) return false;
    const label = words.edit(columnName(column), rowName(row));
    setEditing({ at: position, row, edit: column.edit, label, typed, place: placeOf(cell, element) });
    return true;
  };
  const endEdit = (after: AfterEdit) => {
    if (!editing) return;
    setEditing(undefined);
    const { row, column } = editing.at;
    const last = firstColumn + columns.length - 1;
    if (after === "down") goTo({ row: Math.min(row + 1, rows.length - 1), column });
    else if (after === "right") goTo({ row, column: Math.min(column + 1, last) });
    else if (after === "left") goTo({ row, column: Math.max(column - 1, firstColumn) });
    // Left by a press elsewhere, the focus is where it was put.
    else if (root.current?.querySelector(".o2r-cell-editor")?.contains(document.activeElement)) goTo(editing.at);
  };
  const toggleRow = (position: CellPosition, shiftKey: boolean) =>
    root.current
      ?.querySelector(`[data-row="${CSS.escape(ids[position.row] ?? "")}"] > .o2r-table-box`)
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true, shiftKey }));

  const press = useEffectEvent((event: KeyboardEvent) => {
    const element = root.current;
    const target = event.target;
    if (!element || !(target instanceof HTMLElement) || target.matches(typingControls)) return;
    const grid = readGrid(element, ids);
    const here = target === element ? at.current : grid.positionOf(target);
    if (!here) return;
    const onControl = target !== element && target.closest(controls) !== null;
    const rowHeight = element.querySelector("[data-row]")?.clientHeight ?? 0;
    const page = Math.max(Math.floor(element.clientHeight / Math.max(rowHeight, 1)) - 2, 1);
    const move = {
      key: event.key,
      far: event.ctrlKey || event.metaKey,
      rtl: getComputedStyle(element).direction === "rtl",
    };
    const next = event.altKey ? undefined : nextCell(here, move, { rows: ids.length, columns: grid.columns, page });
    if (next) {
      if (event.shiftKey) extend(here, next);
      else begin(next);
      goTo(next);
    } else if (event.key === "Tab") {
      if (target === element) return;
      // The next stop of Tab lies beyond the edge; the browser goes there from here by itself.
      element
        .querySelector<HTMLElement>(`[data-grid-edge=${event.shiftKey ? "start" : "end"}]`)
        ?.focus({ preventScroll: true });
      return;
    } else if (event.key === " " && !onControl) toggleRow(here, event.shiftKey);
    else if (event.key === "Escape" && range.current) clear();
    else if ((event.key === "Enter" && !onControl) || event.key === "F2") {
      if (!startEdit(here)) return;
    } else if (isTyped(event) && !onControl) {
      if (!startEdit(here, event.key)) return;
    } else return;
    event.preventDefault();
  });
  const pointDown = useEffectEvent((event: PointerEvent) => {
    const element = root.current;
    const target = event.target;
    if (!element || !(target instanceof Element) || event.button !== 0 || target.closest(controls)) return;
    const cell = target.closest<HTMLElement>("tbody :is(td, th)");
    const from = cell && readGrid(element, ids).positionOf(cell);
    if (!cell || !from) return;
    cell.setAttribute("tabindex", "-1");
    if (event.shiftKey) {
      event.preventDefault();
      extend(at.current, from);
      return;
    }
    begin(from);
    const over = (next: Event) => {
      const to = next.target instanceof Element ? readGrid(element, ids).positionOf(next.target) : undefined;
      if (!to || to.row < 0) return;
      // A range of cells, not of text.
      document.getSelection()?.removeAllRanges();
      extend(from, to);
    };
    const end = () => {
      element.removeEventListener("pointerover", over);
      document.removeEventListener("pointerup", end);
    };
    element.addEventListener("pointerover", over);
    document.addEventListener("pointerup", end);
  });
  const openCell = useEffectEvent((event: MouseEvent) => {
    const position =
      event.target instanceof Element && root.current && readGrid(root.current, ids).positionOf(event.target);
    if (position) startEdit(position);
  });
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const element = root.current;
    const target = event.target;
    if (!element || !(target instanceof Element) || target.matches(typingControls)) return;
    const marked = range.current;
    const rowsAreSelected = element.querySelector("[data-selected]") !== null;
    const here = readGrid(element, ids).positionOf(target);
    const column = here && here.column - firstColumn;
    const single = here && here.row >= 0 && column !== undefined && column >= 0 && column < columns.length;
    const wanted = marked ?? (single && !rowsAreSelected ? { from: here, to: here } : undefined);
    if (!wanted || document.getSelection()?.type === "Range") return;
    const { text, count } = say(wanted);
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    onSaid(words.copiedCells(count));
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => press(event);
    const onDown = (event: PointerEvent) => pointDown(event);
    const onOpen = (event: MouseEvent) => openCell(event);
    const onCopy = (event: ClipboardEvent) => copy(event);
    element.addEventListener("keydown", onKey);
    element.addEventListener("pointerdown", onDown);
    element.addEventListener("dblclick", onOpen);
    element.addEventListener("copy", onCopy);
    element.querySelector("table")?.setAttribute("aria-describedby", helpId);
    return () => {
      element.removeEventListener("keydown", onKey);
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("dblclick", onOpen);
      element.removeEventListener("copy", onCopy);
    };
  }, [root, helpId]);

  return (
    <>
      {editing && (
        <div className="o2r-cell-editor-place" style={editing.place}>
          <CellEditor
            key={`${editing.at.row} ${editing.at.column}`}
            row={editing.row}
            edit={editing.edit}
            label={editing.label}
            typed={editing.typed}
            words={words}
            onDone={endEdit}
          />
        </div>
      )}
      {sheet}
      <VisuallyHidden id={helpId}>{words.gridKeys}</VisuallyHidden>
      <span tabIndex={-1} data-grid-edge="end" />
    </>
  );
}
