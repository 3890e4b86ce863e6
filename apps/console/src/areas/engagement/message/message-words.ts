import { messageEndpoints, messageList, type MessageRow } from "@o2r/api/contract/engagement";

/** What the screens of the outbox have in common. */
export const messages = {
  noun: { one: "message", many: "messages" },
  path: "/sms/outbox",
  endpoint: messageEndpoints.list,
  declaration: messageList,
} as const;

/** A message in words: to whom it goes. */
export const messageName = ({ recipient }: Pick<MessageRow, "recipient">): string => recipient;
