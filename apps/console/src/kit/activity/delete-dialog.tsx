import type { Endpoint } from "@o2r/api/contract/core";
import { useMutation } from "@o2r/api/react";
import { notify } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { useState, type ReactNode } from "react";
import { failureOf } from "../list/failure-of.ts";

export interface DeleteDialogProps {
  /** The row in question; without one nothing is asked. */
  readonly row: { readonly id: string; readonly version: number } | undefined;
  readonly name: string;
  /** What deletes a row of the thing. */
  readonly endpoint: Endpoint<{ id: string }, undefined, undefined, { done: boolean }>;
  readonly onClose: () => void;
  /** What exactly will happen. */
  readonly children: ReactNode;
}

/** Asks before a row is deleted, and says in place why it failed, beside the toast that every refusal makes. */
export function DeleteDialog({ row, name, endpoint, onClose, children }: DeleteDialogProps) {
  const { run, running } = useMutation(endpoint);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    if (row === undefined) return;
    const { error } = await run({ params: { id: row.id } }, { version: row.version });
    setFailure(failureOf(error));
    if (error !== undefined) return;
    close();
    notify({ kind: "success", title: `${name} is deleted` });
  };
  return (
    <ConfirmDialog
      open={row !== undefined}
      action="Delete"
      loading={running}
      error={failure}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      {children}
    </ConfirmDialog>
  );
}
