import {
  chatWorkflowEndpoints,
  publishWorkflowForm,
  workflowLife,
  type ChatWorkflow,
  type WorkflowDraft,
  type WorkflowVersion,
} from "@o2r/api/contract/engagement";
import { useClient, useEndpoint, useTouch } from "@o2r/api/react";
import { Badge, Button, EmptyState, formatDateTime } from "@o2r/ui";
import { Drawer } from "@o2r/ui/overlays";
import { CloudUpload, History } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "../../../../kit/form/act-dialog.tsx";
import { PanelState } from "../../../../kit/panel-state.tsx";
import { nodesText } from "../workflow-words.ts";

export interface VersionsDrawerProps {
  readonly workflow: ChatWorkflow;
  readonly unsaved: boolean;
  /** What is drawn once a version has come back. */
  readonly onBack: (draft: WorkflowDraft) => void;
  readonly onClose: () => void;
}

/** What was published of a workflow, newest first, and the way back to it. */
export function VersionsDrawer({ workflow, unsaved, onBack, onClose }: VersionsDrawerProps) {
  const [chosen, setChosen] = useState<WorkflowVersion>();
  const client = useClient();
  const touch = useTouch();
  const { id, version, name, liveVersion } = workflow;
  const { data, error, mutate } = useEndpoint(
    chatWorkflowEndpoints.versions,
    { params: { id } },
    { revalidateOnMount: true },
  );
  if (chosen !== undefined)
    return (
      <ActDialog
        definition={publishWorkflowForm}
        size="sm"
        title={`Roll back to version ${chosen.n}`}
        lead={
          <p>
            {name} will be drawn and played as it was then, as a new version.
            {unsaved && " What is not saved here gives way to it."}
          </p>
        }
        submit="Roll back"
        act={({ note }) =>
          client.call(
            workflowLife.endpoints.rollBack,
            { params: { id }, body: { to: chosen.n, ...(note && { note }) } },
            { version, quiet: true },
          )
        }
        onRefused={() => void touch([chatWorkflowEndpoints.list.path])}
        done={(after) => `${after.name} is as version ${chosen.n} was`}
        onDone={() => {
          void client.call(chatWorkflowEndpoints.draft, { params: { id } }).then(({ error: failed, payload }) => {
            if (failed === undefined) onBack(payload);
            return touch([chatWorkflowEndpoints.list.path]);
          });
          onClose();
        }}
        onClose={() => setChosen(undefined)}
      />
    );
  return (
    <Drawer open title={`Versions of ${name}`} width={440} onClose={onClose}>
      {data === undefined ? (
        <PanelState what="The versions" error={error} onRetry={() => void mutate()} />
      ) : data.length === 0 ? (
        <EmptyState reason="nothing-yet" icon={CloudUpload} title="Nothing is published yet">
          The chatbot plays this workflow once it is published.
        </EmptyState>
      ) : (
        <ol className="flow-versions">
          {data.map((one) => (
            <li key={one.n}>
              <div>
                <b>Version {one.n}</b>
                {one.n === liveVersion && <Badge tone="success">Live</Badge>}
                <span className="workbench-muted">{nodesText(one.nodes)}</span>
              </div>
              <p className="workbench-muted">
                {formatDateTime(one.publishedAt)}
                {one.publishedBy !== null && ` by ${one.publishedBy}`}
                {one.restoredFrom !== null && `, brought back from version ${one.restoredFrom}`}
              </p>
              {one.note !== null && <p>{one.note}</p>}
              {one.n !== liveVersion && (
                <Button size="sm" icon={History} onClick={() => setChosen(one)}>
                  {`Roll back to ${one.n}`}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  );
}
