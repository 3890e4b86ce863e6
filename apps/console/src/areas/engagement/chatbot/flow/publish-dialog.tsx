import {
  chatWorkflowEndpoints,
  flowOf,
  publishWorkflowForm,
  workflowLife,
  type WorkflowDraft,
} from "@o2r/api/contract/engagement";
import { useClient, useTouch } from "@o2r/api/react";
import { ActDialog } from "../../../../kit/form/act-dialog.tsx";
import { Differences } from "./differences.tsx";

export interface PublishDialogProps {
  readonly draft: WorkflowDraft;
  readonly onClose: () => void;
}

/** Publishes a workflow as it is drawn, after what will be different has been seen. */
export function PublishDialog({ draft, onClose }: PublishDialogProps) {
  const { workflow, flow, live } = draft;
  const { id, name, version, active } = workflow;
  const client = useClient();
  const touch = useTouch();
  return (
    <ActDialog
      definition={publishWorkflowForm}
      size="md"
      title={`Publish ${name}`}
      lead={
        <>
          <p>
            It will be played to retailers as it is drawn now.
            {!active && " It is switched off: nothing of it is played until it is switched on."}
          </p>
          <Differences before={live === null ? null : flowOf(live)} after={flowOf(flow)} />
        </>
      }
      submit="Publish"
      act={({ note }) =>
        client.call(
          workflowLife.endpoints.publish,
          { params: { id }, body: { ...(note && { note }) } },
          { version, quiet: true },
        )
      }
      onRefused={() => void touch([chatWorkflowEndpoints.list.path])}
      done={(after) => `${after.name} is published as version ${after.liveVersion}`}
      onDone={() => {
        void touch([chatWorkflowEndpoints.list.path]);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
