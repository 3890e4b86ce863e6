import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { focusTarget, readGrid } from "./grid-cells.ts";
import type { CellPosition } from "./grid-position.ts";

interface GridFocus {
  root: RefObject<HTMLElement | null>;
  ids: readonly string[];
  firstColumn: number;
  scrollTo: ((index: number) => void) | undefined;
}

/** Frames to wait for a row that is being brought into sight. */
const patience = 20;

/** What stays at the start of its row while the others move below it. */
const fixedCells = ":scope > .o2r-table-box, :scope > th:first-child, :scope > .o2r-table-box + th";

/** Brings a cell into sight, from below the fixed ones, too. */
function showCell(cell: HTMLElement): void {
  const fixed = [...(cell.parentElement?.querySelectorAll<HTMLElement>(fixedCells) ?? [])];
  const width = fixed.includes(cell) ? 0 : fixed.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
  cell.closest<HTMLElement>(".o2r-table")?.style.setProperty("scroll-padding-inline-start", `${width}px`);
  cell.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function focusCell(cell: HTMLElement): void {
  const target = focusTarget(cell);
  // Without a tabindex a cell takes no focus; -1 keeps it out of the order of Tab, in which the grid is one stop.
  if (target === cell) cell.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  showCell(cell);
}

/** One stop of Tab for the whole grid: the cell that had the focus last. Answers with where that is and how to go elsewhere. */
export function useGridFocus({ root, ids, firstColumn, scrollTo }: GridFocus) {
  const at = useRef<CellPosition>({ row: 0, column: firstColumn });
  const pressed = useRef(false);

  const goTo = (position: CellPosition, waited = 0) => {
    at.current = position;
    const element = root.current;
    const cell = element && readGrid(element, ids).cellAt(position);
    if (cell) focusCell(cell);
    else if (scrollTo && waited < patience) {
      if (waited === 0) scrollTo(position.row);
      requestAnimationFrame(() => at.current === position && goTo(position, waited + 1));
    }
  };
  const enter = useEffectEvent((event: FocusEvent) => {
    const element = root.current;
    if (!element || !(event.target instanceof Element)) return;
    const cameFrom = (place: Element | null) =>
      event.relatedTarget instanceof Node && place?.contains(event.relatedTarget);
    const position = readGrid(element, ids).positionOf(event.target);
    const entersRegion = event.target === element && !cameFrom(element);
    const entersCells = position !== undefined && !cameFrom(element.querySelector("table"));
    if (!pressed.current && (entersRegion || entersCells))
      goTo({ ...at.current, row: Math.min(at.current.row, ids.length - 1) });
    else if (position) at.current = position;
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
    };
    const focus = (event: FocusEvent) => enter(event);
    element.addEventListener("pointerdown", press, true);
    document.addEventListener("pointerup", release, true);
    element.addEventListener("focusin", focus);
    return () => {
      element.removeEventListener("pointerdown", press, true);
      document.removeEventListener("pointerup", release, true);
      element.removeEventListener("focusin", focus);
    };
  }, [root]);
  return { at, goTo };
}
