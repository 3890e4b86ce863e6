import { staffChatList, type StaffChatRow } from "@o2r/api/contract/engagement";

/** What the screens of chats have in common. */
export const chats = {
  noun: { one: "chat", many: "chats" },
  path: "/help-support/chat",
  declaration: staffChatList,
} as const;

/** The page of a chat. */
export const chatHref = ({ id }: Pick<StaffChatRow, "id">): string => `${chats.path}/${id}`;

/** A chat in words: whose it is. */
export const chatName = ({ retailer }: Pick<StaffChatRow, "retailer">): string => retailer;
