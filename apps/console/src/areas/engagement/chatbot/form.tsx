import { chatWorkflowForm, workflowLife, type ChatWorkflow } from "@o2r/api/contract/engagement";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { nodesText, workflowName, workflows } from "./workflow-words.ts";

const headOf = (row: ChatWorkflow): Omit<FormHead, "title"> => ({
  badge: row.active ? <StateStatus life={workflowLife} state={row.state} /> : <ActiveBadge active={false} />,
  description: (
    <>
      <span>{nodesText(row.nodes)}</span>
      <span>{row.liveVersion === null ? "Nothing is live" : `Version ${row.liveVersion} is live`}</span>
    </>
  ),
});

/** /chat-config/new, /chat-config/new?from=:id and /chat-config/:id. */
export function WorkflowForm() {
  return (
    <FormScreen<ChatWorkflow>
      {...workflows}
      definition={chatWorkflowForm}
      rowName={workflowName}
      head={headOf}
      notCopied={["name", "trigger"]}
    />
  );
}
