import {
  chatWorkflowEndpoints,
  flowOf,
  publishWorkflowForm,
  workflowLife,
  type WorkflowDraft,
} from "@o2r/api/contract/engagement";
import { useClient, useEndpoint, useTouch } from "@o2r/api/react";
import { ActDialog } from "../../../../kit/form/act-dialog.tsx";
import { PanelState } from "../../../../kit/panel-state.tsx";
import { Differences } from "./differences.tsx";

export interface RollBackDialogProps {
  readonly draft: WorkflowDraft;
  /** The version that would come back. */
  readonly n: number;
  readonly unsaved: boolean;
  /** Back to the versions. */
  readonly onBack: () => void;
  /** What is drawn once the version has come back; undefined where that could not be read. */
  readonly onDone: (draft: WorkflowDraft | undefined) => void;
}

/** What a published version would change of what is live, and the way back to it. */
export function RollBackDialog({ draft, n, unsaved, onBack, onDone }: RollBackDialogProps) {
  const { workflow, live } = draft;
  const { id, version, name } = workflow;
  const client = useClient();
  const touch = useTouch();
  const { data, error, mutate } = useEndpoint(chatWorkflowEndpoints.version, { params: { id, n } });
  return (
    <ActDialog
      definition={publishWorkflowForm}
      size="md"
      title={`Roll back to version ${n}`}
      lead={
        <>
          <p>
            {name} will be drawn and played as it was then, as a new version.
            {unsaved && " What is not saved here gives way to it."}
          </p>
          {data === undefined ? (
            <PanelState what="The version" error={error} onRetry={() => void mutate()} />
          ) : (
            <Differences before={live === null ? null : flowOf(live)} after={flowOf(data)} />
          )}
        </>
      }
      submit={`Roll back to version ${n}`}
      act={({ note }) =>
        client.call(
          workflowLife.endpoints.rollBack,
          { params: { id }, body: { to: n, ...(note && { note }) } },
          { version, quiet: true },
        )
      }
      onRefused={() => void touch([chatWorkflowEndpoints.list.path])}
      done={(after) => `${after.name} is as version ${n} was`}
      onDone={() => {
        void client.call(chatWorkflowEndpoints.draft, { params: { id } }).then(({ error: failed, payload }) => {
          onDone(failed === undefined ? payload : undefined);
          return touch([chatWorkflowEndpoints.list.path]);
        });
      }}
      onClose={onBack}
    />
  );
}
