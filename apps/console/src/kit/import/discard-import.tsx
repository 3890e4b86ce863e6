import { importEndpoints, type ImportJob } from "@o2r/api/contract/insight";
import { useMutation } from "@o2r/api/react";
import { Button, formatNumber } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { useState } from "react";
import { useImportable } from "./use-importable.ts";

export interface DiscardImportProps {
  readonly job: ImportJob;
  /** The import is no more. */
  readonly onLeave: () => void;
}

/** Forgets an import; asks before rows go with it that were checked, and may have been changed. */
export function DiscardImport({ job, onLeave }: DiscardImportProps) {
  const { name } = useImportable();
  const { run, running } = useMutation(importEndpoints.remove);
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const action = job.done > 0 ? "Forget this import" : "Discard";
  const rows = job.state === "MATCHING" ? 0 : job.bad + job.creates + job.updates;
  const discard = async () => {
    const { error } = await run({ params: { id: job.id } });
    setFailure(error?.message);
    if (error === undefined) onLeave();
  };
  return (
    <>
      <Button loading={running && !asked} onClick={() => (rows > 0 ? setAsked(true) : void discard())}>
        {action}
      </Button>
      <ConfirmDialog
        open={asked}
        action={action}
        loading={running}
        error={failure}
        onConfirm={() => void discard()}
        onClose={() => {
          setAsked(false);
          setFailure(undefined);
        }}
      >
        {formatNumber(rows)} {rows === 1 ? "row" : "rows"} of {job.fileName} {rows === 1 ? "is" : "are"} not imported,
        and what was changed in them is lost.
        {job.done > 0 && ` The ${name.many} that were imported stay.`}
      </ConfirmDialog>
    </>
  );
}
