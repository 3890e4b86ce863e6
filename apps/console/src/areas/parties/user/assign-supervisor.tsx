import { supervisorForm, userAccountEndpoints, type UserRow } from "@o2r/api/contract/parties";
import { useClient } from "@o2r/api/react";
import { useState } from "react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import { given } from "../../../kit/lifecycle/given.ts";
import { failureOf } from "../../../kit/list/failure-of.ts";
import type { BulkDialogProps } from "../../../kit/list/list-page.types.ts";

/** Gives several calling agents another supervisor. */
export function AssignSupervisor({ about, onRun, onClose }: BulkDialogProps<UserRow>) {
  const client = useClient();
  const [registry] = useState(() => formRegistry(client, supervisorForm));
  return (
    <ActDialog
      definition={supervisorForm}
      size="sm"
      title="Reassign supervisor"
      lead={about}
      submit="Reassign"
      registry={registry}
      act={(values) => given(values)}
      onDone={(body) =>
        onRun(async ({ id, version }) => {
          const { error } = await client.call(
            userAccountEndpoints.assignSupervisor,
            { params: { id }, body },
            { version, quiet: true },
          );
          return failureOf(error);
        })
      }
      onClose={onClose}
    />
  );
}
