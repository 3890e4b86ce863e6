import { notify } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { BulkProgress } from "./bulk-progress.tsx";
import { BulkRows, sortRows } from "./bulk-rows.tsx";
import type { BulkAction, BulkDialogProps, BulkRun, ListRow, Noun } from "../list-page.types.ts";
import { bulkSummary, notDone, runBulk, type BulkResult } from "./run-bulk.ts";

export interface BulkActProps<Row extends ListRow> {
  readonly action: BulkAction<Row>;
  /** The selected rows. */
  readonly rows: readonly Row[];
  readonly rowName: (row: Row) => string;
  /** Tells rows of the same name apart, such as their SKU. */
  readonly rowCode: (row: Row) => string | undefined;
  readonly noun: Noun;
  /** Finds what gets the focus at the end: the buttons go with the selection. */
  readonly finalFocus: () => HTMLElement | null;
  /** It is over, or was stopped; the ids of the rows that it was not done to stay selected. */
  readonly onDone: (left: readonly string[]) => void;
  /** Nothing was begun. */
  readonly onClose: () => void;
}

/** One bulk action: asks where asking is due, goes through the rows that it fits, and says what became of each. */
export function BulkAct<Row extends ListRow>(props: BulkActProps<Row>) {
  const { action, rowName, rowCode, noun, finalFocus, onDone, onClose } = props;
  // What was selected when it was asked for: reading the list again changes neither the question nor the run.
  const [rows] = useState(props.rows);
  const { fitting, unfit } = sortRows(action, rows);
  const [results, setResults] = useState<readonly BulkResult[]>();
  const [finished, setFinished] = useState(false);
  /** The rows that it is taken back of, once that was asked for. */
  const [back, setBack] = useState<readonly Row[]>();
  const stop = useRef<AbortController>(undefined);

  const go = async (some: readonly Row[], act: BulkRun<Row>): Promise<readonly BulkResult[]> => {
    stop.current = new AbortController();
    setFinished(false);
    setResults([]);
    const lines = some.map((row) => ({ id: row.id, name: rowName(row), code: rowCode(row), run: () => act(row) }));
    const ended = await runBulk(lines, setResults, stop.current.signal);
    setFinished(true);
    return ended;
  };
  const start = async (act: BulkRun<Row>) => {
    if (stop.current) return;
    const ended = await go(fitting, act);
    // Rows are changed quietly: a toast for each would bury the page.
    const failure = ended.find((one) => one.failure !== undefined)?.failure;
    if (failure !== undefined)
      notify({ kind: "danger", title: failure, description: bulkSummary(ended, fitting.length, noun, action.done) });
  };
  const takeBack = (undo: BulkRun<Row>) => {
    const left = new Set(notDone(fitting, results ?? []));
    const done = fitting.filter(({ id }) => !left.has(id));
    setBack(done);
    void go(done, undo);
  };
  const begin = useRef(start);
  const atOnce = action.ask ? undefined : action.run;
  useEffect(() => {
    if (atOnce) void begin.current(atOnce);
  }, [atOnce]);

  if (results !== undefined) {
    const { undo } = action;
    const canUndo = undo !== undefined && back === undefined && results.some(({ failure }) => failure === undefined);
    return (
      <BulkProgress
        total={(back ?? fitting).length}
        results={results}
        finished={finished}
        noun={noun}
        finalFocus={finalFocus}
        done={back === undefined ? action.done : "taken back"}
        onUndo={canUndo ? () => takeBack(undo) : undefined}
        onStop={() => stop.current?.abort()}
        // What was taken back is selected as before.
        onClose={() => onDone(back === undefined ? notDone(rows, results) : rows.map(({ id }) => id))}
      />
    );
  }
  const lineOf = (row: Row) => [rowName(row), rowCode(row)].filter((words) => words !== undefined).join(" · ");
  const about = <BulkRows rows={fitting} unfit={unfit} rowName={lineOf} noun={noun} />;
  if (action.dialog)
    return (
      <Asked dialog={action.dialog} rows={fitting} about={about} onRun={(act) => void start(act)} onClose={onClose} />
    );
  return action.ask ? (
    <ConfirmDialog
      open
      action={action.ask.action}
      tone={action.ask.tone}
      onClose={onClose}
      onConfirm={() => void start(action.run)}
    >
      <p>
        {action.ask.consequence(fitting.length, fitting)}
        {action.ask.warning?.(fitting)}
      </p>
      {about}
    </ConfirmDialog>
  ) : null;
}

function Asked<Row>({
  dialog,
  ...props
}: BulkDialogProps<Row> & { readonly dialog: (props: BulkDialogProps<Row>) => ReactNode }) {
  return dialog(props);
}
