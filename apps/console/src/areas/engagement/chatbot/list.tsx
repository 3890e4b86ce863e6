import { workflowLife, type ChatWorkflow } from "@o2r/api/contract/engagement";
import { Workflow } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import type { RowAction } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { useWorkflowActs } from "./use-workflow-acts.tsx";
import { flowOfWorkflow, nodesText, workflowName, workflows } from "./workflow-words.ts";

const card = (row: ChatWorkflow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.name}
    href={`${workflows.path}/${row.id}`}
    detail={row.trigger}
    menu={menu}
    facts={[
      <StateStatus key="state" life={workflowLife} state={row.state} />,
      ...(row.active ? [] : [<ActiveStatus key="active" active={false} />]),
      ...(row.liveVersion === null ? [] : [`Version ${row.liveVersion}`]),
      nodesText(row.nodes),
    ]}
  />
);

/** /chat-config: what the chatbot plays, what starts it, and what of it is live. */
export function WorkflowList() {
  const { rowActions, dialog } = useWorkflowActs();
  const more = useMemo<readonly RowAction<ChatWorkflow>[]>(
    () => [{ label: "Draw", icon: Workflow, to: ({ id }) => flowOfWorkflow(id) }, ...rowActions],
    [rowActions],
  );
  return (
    <>
      <ThingList {...workflows} title="Chat Config" rowName={workflowName} card={card} more={more} />
      {dialog}
    </>
  );
}
