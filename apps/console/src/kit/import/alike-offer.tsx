import { importEndpoints, type ImportJob } from "@o2r/api/contract/insight";
import { useEndpoint, useMutation } from "@o2r/api/react";
import { Button, formatNumber } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { useState } from "react";

export interface AlikeOfferProps {
  readonly job: ImportJob;
  readonly label: string;
  readonly column: number;
  /** What stood in the cell and was wrong, and what it has now. */
  readonly from: string;
  readonly to: string;
  /** Takes a step that these cells are not there after, once all that was typed is saved. */
  readonly onStep: (step: () => unknown) => void;
  /** The rows are being checked again. */
  readonly onDone: () => void;
}

/** Below a cell that was fixed: the same for all other rows that have the same wrong text there, if any. */
export function AlikeOffer({ job, label, column, from, to, onStep, onDone }: AlikeOfferProps) {
  const params = { id: job.id };
  const { data } = useEndpoint(importEndpoints.alike, { params, query: { column, text: from } }, { quiet: true });
  const { run, running } = useMutation(importEndpoints.replace);
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const count = data?.rows ?? 0;
  if (count === 0) return null;
  const rows = `${formatNumber(count)} more ${count === 1 ? "row" : "rows"}`;
  const replace = async () => {
    const { error } = await run({ params, body: { column, text: from, to } });
    setFailure(error?.message);
    if (error === undefined) onDone();
  };
  return (
    <p className="import-alike">
      <Button variant="link" size="sm" onClick={() => setAsked(true)}>
        Change {rows} {from === "" ? "without one" : `with “${from}”`}
      </Button>
      <ConfirmDialog
        open={asked}
        action="Change"
        loading={running}
        error={failure}
        onConfirm={() => onStep(replace)}
        onClose={() => {
          setAsked(false);
          setFailure(undefined);
        }}
      >
        {label} becomes “{to}” in {rows} {from === "" ? "that have none" : `that have “${from}”`}. The rows are checked
        again; nothing is imported yet.
      </ConfirmDialog>
    </p>
  );
}
