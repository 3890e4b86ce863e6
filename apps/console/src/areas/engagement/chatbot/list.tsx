import { workflowLife, type ChatWorkflow } from "@o2r/api/contract/engagement";
import { Button } from "@o2r/ui";
import { Clock, GitBranch, Headset, MessageSquareText, Plug, Workflow } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { later } from "../../../kit/deferred.tsx";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import type { RowAction } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { phone, useMedia } from "../../../kit/use-media.ts";
import type { HoursDialogProps } from "./hours-dialog.tsx";
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

const Hours = later<HoursDialogProps>(async () => (await import("./hours-dialog.tsx")).HoursDialog);

const related = [
  { to: "/chat-config/agent", label: "Agents", icon: Headset },
  { to: "/chat-config/template", label: "Templates", icon: MessageSquareText },
  { to: "/chat-config/condition", label: "Conditions", icon: GitBranch },
  { to: "/chat-config/connection", label: "Connections", icon: Plug },
] as const;

/** /chat-config: what the chatbot plays, what starts it, and what of it is live. */
export function WorkflowList() {
  const { rowActions, dialog } = useWorkflowActs();
  const [hours, setHours] = useState(false);
  const isPhone = useMedia(phone);
  const more = useMemo<readonly RowAction<ChatWorkflow>[]>(
    () => [{ label: "Draw", icon: Workflow, to: ({ id }) => flowOfWorkflow(id) }, ...rowActions],
    [rowActions],
  );
  return (
    <>
      <ThingList
        {...workflows}
        title="Chat Config"
        rowName={workflowName}
        card={card}
        more={more}
        related={related}
        acts={
          <Button icon={Clock} size={isPhone ? "sm" : "md"} onClick={() => setHours(true)}>
            Hours
          </Button>
        }
      />
      {hours && <Hours onClose={() => setHours(false)} />}
      {dialog}
    </>
  );
}
