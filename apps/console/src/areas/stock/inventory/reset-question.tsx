import { FormField, Textarea } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { useState, type ReactNode } from "react";

export interface ResetQuestionProps {
  /** What is taken off the books. */
  readonly children: ReactNode;
  /** Names what that is, where it is more than one thing. */
  readonly about?: ReactNode;
  readonly loading?: boolean;
  /** What the service says against the reason, and against the reset. */
  readonly reasonError?: string | undefined;
  readonly error?: string | undefined;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks before stock is taken off the books; the confirmation submits the form that holds the reason (specification §2). */
export function ResetQuestion({
  children,
  about,
  loading = false,
  reasonError,
  error,
  onConfirm,
  onClose,
}: ResetQuestionProps) {
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const confirm = () => {
    const words = reason.trim();
    setMissing(words === "");
    if (words !== "") onConfirm(words);
  };
  return (
    <ConfirmDialog open action="Reset Inventory" loading={loading} error={error} onConfirm={confirm} onClose={onClose}>
      <p>{children}</p>
      {about}
      <p>Open quality checks, rejected units and requests to discard end with it.</p>
      <FormField label="Reason" required error={missing ? "This field is required" : reasonError}>
        <Textarea
          name="reason"
          rows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </FormField>
    </ConfirmDialog>
  );
}
