import type { ChatAgent } from "@o2r/api/contract/engagement";
import { Headset } from "lucide-react";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../../kit/activity/active-status.tsx";
import { RowCard } from "../../../../kit/list/row-card.tsx";
import { ThingList } from "../../../../kit/list/thing-list.tsx";
import { agentName, agents, agentTopics } from "./agent-words.ts";

const card = (row: ChatAgent, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.agent}
    href={`${agents.path}/${row.id}`}
    detail={agentTopics(row)}
    menu={menu}
    facts={[
      row.held === 1 ? "1 ticket in hand" : `${row.held} tickets in hand`,
      ...(row.active ? [] : [<ActiveStatus key="active" active={false} />]),
    ]}
  />
);

/** /chat-config/agent: who takes over from the bot, and what about. */
export function AgentList() {
  return <ThingList {...agents} title="Agents" icon={Headset} rowName={agentName} card={card} />;
}
