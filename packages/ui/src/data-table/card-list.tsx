import type { ReactNode } from "react";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { DataTableLabels } from "./data-table.types.ts";
import "./card-list.css";

interface CardListProps<Row> {
  label: string;
  rows: readonly Row[];
  ids: readonly string[];
  card: (row: Row) => ReactNode;
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
  const { label, rows, ids, card, waiting, busy, skeletons, words, children } = props;
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
        {!children && rows.map((row, index) => <li key={ids[index]}>{card(row)}</li>)}
      </ul>
      {children}
      <VisuallyHidden aria-live="polite">{waiting ? words.loading : ""}</VisuallyHidden>
    </div>
  );
}
