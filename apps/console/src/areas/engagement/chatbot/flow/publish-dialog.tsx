import {
  chatWorkflowEndpoints,
  publishWorkflowForm,
  workflowLife,
  type ChatWorkflow,
} from "@o2r/api/contract/engagement";
import { useClient, useTouch } from "@o2r/api/react";
import { ActDialog } from "../../../../kit/form/act-dialog.tsx";

export interface PublishDialogProps {
  readonly workflow: ChatWorkflow;
  readonly onClose: () => void;
}

/** Publishes a workflow as it is drawn. */
export function PublishDialog({ workflow, onClose }: PublishDialogProps) {
  const { id, name, version, active } = workflow;
  const client = useClient();
  const touch = useTouch();
  return (
    <ActDialog
      definition={publishWorkflowForm}
      size="sm"
      title={`Publish ${name}`}
      lead={
        <p>
          It will be played to retailers as it is drawn now.
          {!active && " It is switched off: nothing of it is played until it is switched on."}
        </p>
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
