import { useId } from "react";
import "./print-sheet.css";
import type { PrintSheetProps } from "./print-sheet.types.ts";

/**
 * A sheet of paper: on the screen as it will be printed, on paper alone, without the page around it. Always in light
 * colours. Several sheets print one after another, each on a page of its own.
 */
export function PrintSheet({
  size = "A4",
  orientation = "portrait",
  title,
  mark,
  head,
  foot,
  children,
}: PrintSheetProps) {
  const id = useId();
  return (
    <article className="o2r-sheet light" data-size={size} data-orientation={orientation} aria-labelledby={id}>
      <header className="o2r-sheet-top">
        <h2 id={id}>{title}</h2>
        {mark !== undefined && <div className="o2r-sheet-mark">{mark}</div>}
      </header>
      {head !== undefined && <div className="o2r-sheet-head">{head}</div>}
      <div className="o2r-sheet-body">{children}</div>
      {foot !== undefined && <footer className="o2r-sheet-foot">{foot}</footer>}
    </article>
  );
}
