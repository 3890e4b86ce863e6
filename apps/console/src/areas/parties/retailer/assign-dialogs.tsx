import type { CallInput } from "@o2r/api/client";
import { assignAgentForm, assignBeatForm, retailerEndpoints, type RetailerRow } from "@o2r/api/contract/parties";
import { useClient } from "@o2r/api/react";
import { useState } from "react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import { given } from "../../../kit/lifecycle/given.ts";
import { failureOf } from "../../../kit/list/failure-of.ts";
import type { BulkDialogProps } from "../../../kit/list/list-page.types.ts";

type Body<E extends "assignAgent" | "assignBeat"> = CallInput<(typeof retailerEndpoints)[E]>["body"];

/** Gives several retailers a calling agent. */
export function AssignAgent({ about, onRun, onClose }: BulkDialogProps<RetailerRow>) {
  const client = useClient();
  const [registry] = useState(() => formRegistry(client, assignAgentForm));
  return (
    <ActDialog
      definition={assignAgentForm}
      size="sm"
      title="Assign agent"
      lead={about}
      submit="Assign"
      registry={registry}
      act={(values) => given<Body<"assignAgent">>(values)}
      onDone={(body) =>
        onRun(async ({ id, version }) => {
          const { error } = await client.call(
            retailerEndpoints.assignAgent,
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

/** Delivers to several retailers from another hub, or on another beat. */
export function AssignBeat({ about, onRun, onClose }: BulkDialogProps<RetailerRow>) {
  const client = useClient();
  const [registry] = useState(() => formRegistry(client, assignBeatForm));
  return (
    <ActDialog
      definition={assignBeatForm}
      size="sm"
      title="Assign hub and beat"
      lead={about}
      submit="Assign"
      registry={registry}
      act={(values) => given<Body<"assignBeat">>(values)}
      onDone={(body) =>
        onRun(async ({ id, version }) => {
          const { error } = await client.call(
            retailerEndpoints.assignBeat,
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
