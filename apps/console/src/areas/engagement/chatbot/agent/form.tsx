import { chatAgentForm, type ChatAgent } from "@o2r/api/contract/engagement";
import { ActiveBadge } from "../../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../../kit/form/form-screen.tsx";
import { agentName, agents, agentTopics } from "./agent-words.ts";

const headOf = (row: ChatAgent): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: <span>{agentTopics(row)}</span>,
});

/** /chat-config/agent/new and /chat-config/agent/:id. */
export function AgentForm() {
  return (
    <FormScreen<ChatAgent>
      {...agents}
      definition={chatAgentForm}
      rowName={agentName}
      head={headOf}
      notCopied={["agentId"]}
    />
  );
}
