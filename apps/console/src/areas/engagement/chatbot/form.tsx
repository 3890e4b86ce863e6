import { chatWorkflowForm, workflowLife, type ChatWorkflow } from "@o2r/api/contract/engagement";
import { buttonLook } from "@o2r/ui";
import { Link } from "react-router-dom";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { flowOfWorkflow, nodesText, workflowName, workflows } from "./workflow-words.ts";

const headOf = (row: ChatWorkflow): Omit<FormHead, "title"> => ({
  badge: row.active ? <StateStatus life={workflowLife} state={row.state} /> : <ActiveBadge active={false} />,
  description: (
    <>
      <span>{row.liveVersion === null ? "Nothing is live" : `Version ${row.liveVersion} is live`}</span>
      <Link to={flowOfWorkflow(row.id)} {...buttonLook({ size: "sm" })}>
        Draw its {nodesText(row.nodes)}
      </Link>
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
