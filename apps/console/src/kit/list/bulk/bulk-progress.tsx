import { Button, Status } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { Undo2 } from "lucide-react";
import type { Noun } from "../list-page.types.ts";
import { bulkSummary, type BulkResult } from "./run-bulk.ts";
import "./bulk-progress.css";

export interface BulkProgressProps {
  readonly total: number;
  readonly results: readonly BulkResult[];
  readonly finished: boolean;
  readonly noun: Noun;
  /** Finds what gets the focus when it closes. */
  readonly finalFocus: () => HTMLElement | null;
  /** What is done to each, such as `deactivated`. */
  readonly done: string;
  /** Takes back what was done, where that can be done. */
  readonly onUndo: (() => void) | undefined;
  /** Starts no further row. */
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** How far a bulk action has come, and at its end what became of each row; failures first. */
export function BulkProgress(props: BulkProgressProps) {
  const { total, results, finished, noun, done, finalFocus, onUndo, onStop, onClose } = props;
  const sorted = [...results].toSorted((a, b) => Number(a.failure === undefined) - Number(b.failure === undefined));
  return (
    <Dialog
      open
      finalFocus={finalFocus}
      title={finished ? bulkSummary(results, total, noun, done) : `${results.length} of ${total} ${noun.many}`}
      onClose={finished ? onClose : onStop}
      footer={
        finished ? (
          <>
            {onUndo && (
              <Button icon={Undo2} onClick={onUndo}>
                Undo
              </Button>
            )}
            <Button onClick={onClose}>Close</Button>
          </>
        ) : (
          <Button onClick={onStop}>Stop</Button>
        )
      }
    >
      <progress className="bulk-progress" value={results.length} max={total} aria-label="Progress" hidden={finished} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keyboard */}
      <ul className="bulk-results" aria-label="Result of each row" tabIndex={0}>
        {sorted.map(({ id, name, code, failure }) => (
          <li key={id}>
            <span>
              <span className="o2r-clip">{name}</span>
              {code !== undefined && <span className="o2r-mono">{code}</span>}
            </span>
            {failure === undefined ? <Status tone="success">{done}</Status> : <Status tone="danger">{failure}</Status>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
