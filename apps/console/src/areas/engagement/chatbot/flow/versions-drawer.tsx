import { chatWorkflowEndpoints, type ChatWorkflow, type WorkflowVersion } from "@o2r/api/contract/engagement";
import { useEndpoint } from "@o2r/api/react";
import { Badge, Button, EmptyState, formatDateTime } from "@o2r/ui";
import { Drawer } from "@o2r/ui/overlays";
import { CloudUpload, GitCompare } from "lucide-react";
import { PanelState } from "../../../../kit/panel-state.tsx";
import { nodesText } from "../workflow-words.ts";

export interface VersionsDrawerProps {
  readonly workflow: ChatWorkflow;
  readonly onCompare: (version: WorkflowVersion) => void;
  readonly onClose: () => void;
}

/** What was published of a workflow, newest first, and the way back to it. */
export function VersionsDrawer({ workflow, onCompare, onClose }: VersionsDrawerProps) {
  const { id, name, liveVersion } = workflow;
  const { data, error, mutate } = useEndpoint(
    chatWorkflowEndpoints.versions,
    { params: { id } },
    { revalidateOnMount: true },
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
                <Button
                  size="sm"
                  icon={GitCompare}
                  aria-label={`Compare version ${one.n} with what is live`}
                  onClick={() => onCompare(one)}
                >
                  Compare and roll back
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  );
}
