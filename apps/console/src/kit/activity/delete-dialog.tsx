import type { Endpoint } from "@o2r/api/contract/core";
import { useMutation } from "@o2r/api/react";
import { notify } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { useState, type ReactNode } from "react";
import { failureOf } from "../list/failure-of.ts";

export interface DeleteDialogProps {
  readonly row: { readonly id: string; readonly version: number };
  readonly name: string;
  /** What deletes a row of the thing. */
  readonly endpoint: Endpoint<{ id: string }, undefined, undefined, { done: boolean }>;
  readonly onClose: () => void;
  /** What exactly will happen. */
  readonly children: ReactNode;
}

/**
 * Asks before a row is deleted, and says in place why it failed, beside the toast that every refusal makes. Few lists delete
 * anything: they fetch it when it is asked for.
 */
export function DeleteDialog({ row, name, endpoint, onClose, children }: DeleteDialogProps) {
  const { run, running } = useMutation(endpoint);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    const { error } = await run({ params: { id: row.id } }, { version: row.version });
    setFailure(failureOf(error));
    if (error !== undefined) return;
    onClose();
    notify({ kind: "success", title: `${name} is deleted` });
  };
  return (
    <ConfirmDialog
      open
      action="Delete"
      loading={running}
      error={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
