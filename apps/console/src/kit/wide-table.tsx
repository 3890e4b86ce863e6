import type { ReactNode } from "react";
import "./wide-table.css";

export interface WideTableProps {
  /** What it shows. */
  readonly label: string;
  /** Head and body. */
  readonly children: ReactNode;
}

/** A table that is scrolled sideways where there is no room for it, by keys as well. */
export function WideTable({ label, children }: WideTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keyboard
    <section className="wide-table-scroll" aria-label={`${label}, table`} tabIndex={0}>
      <table className="wide-table">{children}</table>
    </section>
  );
}
