import { formatNumber } from "@o2r/ui";
import type { ReactNode } from "react";
import type { BulkAction, ListRow, Noun } from "../list-page.types.ts";
import "./bulk-rows.css";

/** A selected row that a bulk action leaves alone, and why, in words. */
export interface UnfitRow<Row> {
  readonly row: Row;
  readonly why: string;
}

/** The selected rows that an action fits, and those that it does not. */
export const sortRows = <Row,>(action: BulkAction<Row>, rows: readonly Row[]) => {
  const judged = rows.map((row) => ({ row, why: action.unfit?.(row) }));
  return {
    fitting: judged.flatMap(({ row, why }) => (why === undefined ? [row] : [])),
    unfit: judged.flatMap(({ row, why }): readonly UnfitRow<Row>[] => (why === undefined ? [] : [{ row, why }])),
  };
};

export interface BulkRowsProps<Row> {
  /** Those that it will be done to. */
  readonly rows: readonly Row[];
  readonly unfit: readonly UnfitRow<Row>[];
  readonly rowName: (row: Row) => string;
  readonly noun: Noun;
}

/** So many are named; one more is as short as saying that there is one more. */
const named = 4;

/** Which rows a bulk action is about to change, and which of the selected ones it leaves alone, and why. */
export function BulkRows<Row extends ListRow>({ rows, unfit, rowName, noun }: BulkRowsProps<Row>) {
  const count = unfit.length;
  return (
    <div className="bulk-rows">
      <Lines label="What it changes" lines={rows.map((row) => ({ id: row.id, words: rowName(row) }))} />
      {count > 0 && (
        <>
          <p>
            {formatNumber(count)} selected {count === 1 ? `${noun.one} is` : `${noun.many} are`} left alone:
          </p>
          <Lines
            label="What it leaves alone"
            lines={unfit.map(({ row, why }) => ({ id: row.id, words: `${rowName(row)}: ${why}` }))}
          />
        </>
      )}
    </div>
  );
}

/** Words whose date stays in one piece: a browser would begin a new line at a hyphen. */
const withDate = (words: string): ReactNode => {
  const day = /\d{2}-\d{2}-\d{4}/u.exec(words);
  if (day === null) return words;
  const [text] = day;
  return (
    <>
      {words.slice(0, day.index)}
      <span>{text}</span>
      {words.slice(day.index + text.length)}
    </>
  );
};

interface Line {
  readonly id: string;
  readonly words: string;
}

function Lines({ label, lines }: { readonly label: string; readonly lines: readonly Line[] }) {
  const first = lines.length <= named + 1 ? lines : lines.slice(0, named);
  const rest = lines.length - first.length;
  return (
    <ul aria-label={label}>
      {first.map(({ id, words }) => (
        <li key={id}>{withDate(words)}</li>
      ))}
      {rest > 0 && <li>and {formatNumber(rest)} more</li>}
    </ul>
  );
}
