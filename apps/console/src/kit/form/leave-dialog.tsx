import type { FormHandle } from "@o2r/forms/react";
import { ConfirmDialog } from "@o2r/ui/overlays";

export interface LeaveDialogProps {
  readonly form: FormHandle;
  readonly open: boolean;
  /** A file is still on its way, or was not uploaded: no draft keeps it. */
  readonly filesMissing?: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks whoever leaves a form with something typed, and says what is kept of it. */
export function LeaveDialog({ form, open, filesMissing = false, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog open={open} action="Leave" onConfirm={onLeave} onClose={onStay}>
      {form.changes().length > 0 &&
        "What you typed is not saved. It is kept as a draft in this browser and offered when you come back."}{" "}
      {filesMissing && "A file has not been uploaded. It is not kept."}
    </ConfirmDialog>
  );
}
