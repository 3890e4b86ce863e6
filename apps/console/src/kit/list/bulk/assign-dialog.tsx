import { useClient } from "@o2r/api/react";
import type { FormDefinition } from "@o2r/forms";
import { useState, type ReactNode } from "react";
import { ActDialog } from "../../form/act-dialog.tsx";
import { formRegistry } from "../../form/form-registry.ts";
import { given } from "../../lifecycle/given.ts";

export interface AssignDialogProps {
  readonly form: FormDefinition;
  readonly title: string;
  readonly submit: string;
  /** Names the rows. */
  readonly about: ReactNode;
  readonly onGiven: (values: unknown) => void;
  readonly onClose: () => void;
}

/** Asks whom or what several rows are given to. */
export function AssignDialog({ form, title, submit, about, onGiven, onClose }: AssignDialogProps) {
  const client = useClient();
  const [registry] = useState(() => formRegistry(client, form));
  return (
    <ActDialog
      definition={form}
      size="sm"
      title={title}
      lead={about}
      submit={submit}
      registry={registry}
      act={given}
      onDone={onGiven}
      onClose={onClose}
    />
  );
}
