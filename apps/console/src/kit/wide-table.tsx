import { VisuallyHidden } from "@o2r/ui";
import type { CSSProperties, ReactNode } from "react";
import "./wide-table.css";

/** What stands above a column: of words, of figures, or nothing that is seen. */
export type ColumnHead = string | { readonly figure: string } | { readonly unseen: string };

export interface WideTableProps {
  /** What it shows. */
  readonly label: string;
  readonly head: readonly ColumnHead[];
  /** On a phone each row is a card: what names it, and below it every cell under the head of its column, of eight at most. */
  readonly stacks?: boolean;
  /** The body. */
  readonly children: ReactNode;
}

const wordsOf = (head: ColumnHead): string =>
  typeof head === "string" ? head : "figure" in head ? head.figure : head.unseen;

/** The words of heads, as the cells of a card show them. */
const toCells = (head: readonly ColumnHead[]): CSSProperties =>
  Object.fromEntries(
    head.flatMap((column, at): readonly (readonly [string, string])[] =>
      typeof column === "object" && "unseen" in column ? [] : [[`--head-${at + 1}`, JSON.stringify(wordsOf(column))]],
    ),
  ) as CSSProperties; // custom properties, which React knows no names of

/** A table that is scrolled sideways where there is no room for it, by keys as well. */
export function WideTable({ label, head, stacks = false, children }: WideTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keyboard
    <section className="wide-table-scroll" aria-label={`${label}, table`} tabIndex={0}>
      <table className="wide-table" data-stacks={stacks || undefined} style={stacks ? toCells(head) : undefined}>
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
