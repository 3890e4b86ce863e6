import { Button } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { useRef, useState, type ReactNode } from "react";
import { BulkProgress } from "./bulk-progress.tsx";
import type { BulkAction, BulkDialogProps, BulkRun, ListRow, Noun } from "./list-page.types.ts";
import { notDone, runBulk, type BulkResult } from "./run-bulk.ts";

export interface BulkActionsProps<Row extends ListRow> {
  readonly actions: readonly BulkAction<Row>[];
  /** The selected rows. */
  readonly rows: readonly Row[];
  readonly rowName: (row: Row) => string;
  readonly noun: Noun;
  /** Finds what gets the focus at the end: the buttons go with the selection. */
  readonly finalFocus: () => HTMLElement | null;
  /** It is over, or was stopped; the ids of the rows that it was not done to stay selected. */
  readonly onDone: (left: readonly string[]) => void;
}

interface Run<Row> {
  readonly action: BulkAction<Row>;
  readonly rows: readonly Row[];
  readonly results: readonly BulkResult[];
  readonly finished: boolean;
}

/** The buttons of the bulk bar: asks where asking is due, goes through the rows, and says what became of each. */
export function BulkActions<Row extends ListRow>(props: BulkActionsProps<Row>) {
  const { actions, rows, rowName, noun, finalFocus, onDone } = props;
  const [asked, setAsked] = useState<BulkAction<Row>>();
  const [run, setRun] = useState<Run<Row>>();
  const stop = useRef(new AbortController());
  const fitting = (action: BulkAction<Row>) => rows.filter((row) => action.when?.(row) ?? true);

  const start = async (action: BulkAction<Row>, act: BulkRun<Row>) => {
    const chosen = fitting(action);
    stop.current = new AbortController();
    setAsked(undefined);
    setRun({ action, rows: chosen, results: [], finished: false });
    const results = await runBulk(
      chosen.map((row) => ({ id: row.id, name: rowName(row), run: () => act(row) })),
      (soFar) => setRun({ action, rows: chosen, results: soFar, finished: false }),
      stop.current.signal,
    );
    setRun({ action, rows: chosen, results, finished: true });
  };

  return (
    <>
      {actions.map((action) => (
        <Button
          key={action.label}
          variant="ghost"
          size="sm"
          icon={action.icon}
          disabled={fitting(action).length === 0}
          onClick={() => (action.run && !action.ask ? void start(action, action.run) : setAsked(action))}
        >
          {action.label}
        </Button>
      ))}
      <ConfirmDialog
        open={asked?.ask !== undefined}
        {...(asked?.ask && { action: asked.ask.action })}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked?.run) void start(asked, asked.run);
        }}
      >
        {asked?.ask?.consequence(fitting(asked).length)}
      </ConfirmDialog>
      {asked?.dialog && (
        <Asked
          dialog={asked.dialog}
          rows={fitting(asked)}
          onRun={(act) => void start(asked, act)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {run && (
        <BulkProgress
          total={run.rows.length}
          results={run.results}
          finished={run.finished}
          noun={noun}
          finalFocus={finalFocus}
          done={run.action.done}
          onStop={() => stop.current.abort()}
          onClose={() => {
            setRun(undefined);
            onDone(notDone(run.rows, run.results));
          }}
        />
      )}
    </>
  );
}

function Asked<Row>({
  dialog,
  ...props
}: BulkDialogProps<Row> & { readonly dialog: (props: BulkDialogProps<Row>) => ReactNode }) {
  return dialog(props);
}
