import { cannedReplyEndpoints, cannedReplyList, type CannedReply } from "@o2r/api/contract/engagement";

/** What the screens of canned replies have in common. */
export const cannedReplies = {
  noun: { one: "canned reply", many: "canned replies" },
  path: "/help-support/canned-reply",
  permission: "help.write",
  consequence: "is no longer offered in tickets.",
  endpoints: cannedReplyEndpoints,
  declaration: cannedReplyList,
} as const;

/** A canned reply in words. */
export const cannedReplyName = ({ title }: Pick<CannedReply, "title">): string => title;
