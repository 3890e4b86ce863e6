import { reasonForm } from "@o2r/api/contract/stock";
import { createEngine } from "@o2r/forms";
import { FormField, Textarea } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { useRef, useState, type ReactNode } from "react";
import { NotKept } from "../../../kit/form/leave/not-kept.tsx";

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
  const [problem, setProblem] = useState<string>();
  const [asks, setAsks] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const confirm = () => {
    const [wrong] = createEngine(reasonForm, { values: { reason } }).validate();
    setProblem(wrong?.message);
    if (wrong) field.current?.focus();
    else onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog
      open
      action="Reset Inventory"
      loading={loading}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
      // Escape is pressed by mistake, too.
      onDismiss={() => (reason.trim() === "" ? onClose() : setAsks(true))}
    >
      <p>{children}</p>
      {about}
      <p>Open quality checks, rejected units and requests to discard end with it.</p>
      <FormField label="Reason" required error={problem ?? reasonError}>
        <Textarea
          ref={field}
          name="reason"
          rows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </FormField>
      <NotKept open={asks} onClose={onClose} onStay={() => setAsks(false)} />
    </ConfirmDialog>
  );
}
