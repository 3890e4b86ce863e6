import { chatAgentEndpoints, chatAgentList, type ChatAgent } from "@o2r/api/contract/engagement";

/** What the screens of agents have in common. */
export const agents = {
  noun: { one: "agent", many: "agents" },
  path: "/chat-config/agent",
  permission: "chatbot.manage",
  consequence: "is no longer rung for chats that the bot hands over. Tickets in hand stay theirs.",
  endpoints: chatAgentEndpoints,
  declaration: chatAgentList,
} as const;

/** An agent in words. */
export const agentName = ({ agent }: Pick<ChatAgent, "agent">): string => agent;

/** What they take over, in words. */
export const agentTopics = ({ topicsText }: Pick<ChatAgent, "topicsText">): string =>
  topicsText === "" ? "Every topic" : topicsText;
