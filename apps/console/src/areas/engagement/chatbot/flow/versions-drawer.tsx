import { chatWorkflowEndpoints, type ChatWorkflow, type WorkflowVersion } from "@o2r/api/contract/engagement";
import { useEndpoint } from "@o2r/api/react";
import { PublishedVersions } from "../../../../kit/workbench/published-versions.tsx";
import { nodesText } from "../workflow-words.ts";

export interface VersionsDrawerProps {
  readonly workflow: ChatWorkflow;
  readonly onCompare: (version: WorkflowVersion) => void;
  readonly onClose: () => void;
}

/** What was published of a workflow, newest first, and the way back to it. */
export function VersionsDrawer({ workflow: { id, name, liveVersion }, onCompare, onClose }: VersionsDrawerProps) {
  const read = useEndpoint(chatWorkflowEndpoints.versions, { params: { id } }, { revalidateOnMount: true });
  return (
    <PublishedVersions
      name={name}
      liveVersion={liveVersion}
      read={read}
      size={({ nodes }) => nodesText(nodes)}
      nothingYet="The chatbot plays this workflow once it is published."
      onCompare={onCompare}
      onClose={onClose}
    />
  );
}
