import { messageChoiceEndpoints, messageChoiceList, type MessageChoice } from "@o2r/api/contract/engagement";

/** What the screens of retailers' choices have in common. */
export const messageChoices = {
  noun: { one: "choice", many: "choices" },
  path: "/notification/choice",
  permission: "message.manage",
  consequence: "counts no longer: the retailer is written to in English, by every channel.",
  endpoints: messageChoiceEndpoints,
  declaration: messageChoiceList,
} as const;

/** A choice in words: whose it is. */
export const messageChoiceName = ({ retailer }: Pick<MessageChoice, "retailer">): string => retailer;
