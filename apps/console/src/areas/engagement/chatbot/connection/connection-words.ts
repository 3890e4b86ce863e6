import { chatConnectionEndpoints, chatConnectionList, type ChatConnection } from "@o2r/api/contract/engagement";

/** What the screens of connections have in common. */
export const connections = {
  noun: { one: "connection", many: "connections" },
  path: "/chat-config/connection",
  permission: "chatbot.manage",
  consequence: "is asked by no workflow: chats that would ask it go on as if it failed.",
  endpoints: chatConnectionEndpoints,
  declaration: chatConnectionList,
} as const;

/** A connection in words. */
export const connectionName = ({ name }: Pick<ChatConnection, "name">): string => name;
