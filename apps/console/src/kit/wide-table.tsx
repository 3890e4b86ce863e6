import { VisuallyHidden } from "@o2r/ui";
import type { ReactNode } from "react";
import "./wide-table.css";

/** What stands above a column: of words, of figures, or nothing that is seen. */
export type ColumnHead = string | { readonly figure: string } | { readonly unseen: string };

export interface WideTableProps {
  /** What it shows. */
  readonly label: string;
  readonly head: readonly ColumnHead[];
  /** The body. */
  readonly children: ReactNode;
}

const wordsOf = (head: ColumnHead): string =>
  typeof head === "string" ? head : "figure" in head ? head.figure : head.unseen;

/** A table that is scrolled sideways where there is no room for it, by keys as well. */
export function WideTable({ label, head, children }: WideTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keyboard
    <section className="wide-table-scroll" aria-label={`${label}, table`} tabIndex={0}>
      <table className="wide-table">
        <thead>
          <tr>
            {head.map((column) => (
              <th
                key={wordsOf(column)}
                scope="col"
                data-figure={typeof column === "object" && "figure" in column ? "" : undefined}
              >
                {typeof column === "object" && "unseen" in column ? (
                  <VisuallyHidden>{column.unseen}</VisuallyHidden>
                ) : (
                  wordsOf(column)
                )}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  );
}
