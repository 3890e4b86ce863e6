import type { ReactNode } from "react";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { DataTableLabels } from "./data-table.types.ts";
import "./card-list.css";

interface CardListProps<Row> {
  label: string;
  rows: readonly Row[];
  ids: readonly string[];
  card: (row: Row) => ReactNode;
  rowName: (row: Row) => string;
  /** Ids of the selected rows; undefined where none can be selected. */
  selection: ReadonlySet<string> | undefined;
  onToggle: (id: string) => void;
  waiting: boolean;
  /** Rows are on their way, also where those before still stand. */
  busy: boolean;
  skeletons: number;
  words: DataTableLabels;
  /** What stands in for the rows. */
  children: ReactNode;
}

/** The rows as cards, for phones. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { label, rows, ids, card, rowName, selection, onToggle, waiting, busy, skeletons, words, children } = props;
  const places = Array.from({ length: waiting ? skeletons : 0 }, (_, index) => `skeleton-${index}`);
  return (
    <div className="o2r-table-cards" aria-busy={busy}>
      <ul aria-label={label}>
        {places.map((id) => (
          <li key={id} aria-hidden>
            <Skeleton width="60%" height={16} />
            <Skeleton width="40%" />
            <Skeleton />
          </li>
        ))}
        {!children &&
          rows.map((row, index) => {
            const id = ids[index] ?? "";
            if (selection === undefined) return <li key={id}>{card(row)}</li>;
            const selected = selection.has(id);
            return (
              <li key={id} data-selectable data-selected={selected || undefined}>
                {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the box inside it, made larger */}
                <label>
                  <Checkbox
                    aria-label={words.selectRow(rowName(row))}
                    checked={selected}
                    onChange={() => onToggle(id)}
                  />
                </label>
                {card(row)}
              </li>
            );
          })}
      </ul>
      {children}
      <VisuallyHidden aria-live="polite">{waiting ? words.loading : ""}</VisuallyHidden>
    </div>
  );
}
