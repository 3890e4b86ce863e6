import { ConfirmDialog } from "@o2r/ui/overlays";
import { useState, type ReactNode } from "react";
import { switchAndSay } from "./activate.ts";
import type { Activity, SwitchedRow } from "./use-activity.ts";

export interface DeactivateDialogProps {
  /** The row in question; without one nothing is asked. */
  readonly row: SwitchedRow | undefined;
  readonly name: string;
  readonly activity: Activity;
  readonly onClose: () => void;
  /** What exactly will happen. */
  readonly children: ReactNode;
}

/** Asks before a row is switched off, and says in place why it failed. */
export function DeactivateDialog({ row, name, activity, onClose, children }: DeactivateDialogProps) {
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    if (row === undefined) return;
    setWorking(true);
    const why = await switchAndSay(activity, row, false, name);
    setWorking(false);
    setFailure(why);
    if (why === undefined) close();
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
