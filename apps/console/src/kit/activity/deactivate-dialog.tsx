import { notify } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { useState, type ReactNode } from "react";
import type { SwitchedRow, SwitchRow } from "./use-activity.ts";

export interface DeactivateDialogProps {
  /** The row in question; without one nothing is asked. */
  readonly row: SwitchedRow | undefined;
  readonly name: string;
  readonly switchRow: SwitchRow;
  readonly onClose: () => void;
  /** What exactly will happen. */
  readonly children: ReactNode;
}

/** Asks before a row is switched off, and says in place why it failed. */
export function DeactivateDialog({ row, name, switchRow, onClose, children }: DeactivateDialogProps) {
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    if (row === undefined) return;
    setWorking(true);
    const why = await switchRow(row, false);
    setWorking(false);
    setFailure(why);
    if (why !== undefined) return;
    close();
    notify({ kind: "success", title: `${name} is inactive` });
  };
  return (
    <ConfirmDialog
      open={row !== undefined}
      action="Deactivate"
      loading={working}
      error={failure}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      {children}
    </ConfirmDialog>
  );
}
