import { later } from "../../../shell/deferred.tsx";
import type { StepDialogProps } from "./approve-dialog.tsx";

const RevokeForm = later(async () => (await import("./revoke-form.tsx")).RevokeForm);

/** Asks why a price change is taken back or stopped. A refusal is said inside; what was typed stays. */
export function RevokeDialog({ change, onClose }: StepDialogProps) {
  return change && <RevokeForm key={change.id} change={change} onClose={onClose} />;
}
