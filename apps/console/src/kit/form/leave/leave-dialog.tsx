import { ConfirmDialog } from "@o2r/ui/overlays";
import type { ReactNode } from "react";

export interface LeaveDialogProps {
  readonly open: boolean;
  /** Something is typed, of which a draft is kept. */
  readonly typed: boolean;
  /** A file is still on its way, or was not uploaded: no draft keeps it. */
  readonly filesMissing?: boolean;
  /** What else is not kept. */
  readonly children?: ReactNode;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** The question may have been raised by the browser's Back button: to go back is what was asked for, not the way to stay. */
const labels = { keep: "Stay here" };

/** Asks whoever leaves a form with something typed, and says what is kept of it. */
export function LeaveDialog({ open, typed, filesMissing = false, children, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog open={open} action="Leave" labels={labels} onConfirm={onLeave} onClose={onStay}>
      {typed && "What you typed is not saved. It is kept as a draft in this browser and offered when you come back."}{" "}
      {filesMissing && "A file has not been uploaded. It is not kept."}
      {children}
    </ConfirmDialog>
  );
}
