import {
  chatConditionEndpoints,
  chatConditionList,
  comparisons,
  type ChatCondition,
} from "@o2r/api/contract/engagement";
import { wordOf } from "@o2r/api/contract/core";

/** What the screens of conditions have in common. */
export const conditions = {
  noun: { one: "condition", many: "conditions" },
  path: "/chat-config/condition",
  permission: "chatbot.manage",
  consequence: "can no longer be put into a workflow. Nodes that have it stay as they are.",
  endpoints: chatConditionEndpoints,
  declaration: chatConditionList,
} as const;

/** A condition in words. */
export const conditionName = ({ name }: Pick<ChatCondition, "name">): string => name;

/** What it asks, in words. */
export const conditionText = ({ value, comparison, than }: ChatCondition): string =>
  `${value} ${wordOf(comparisons, comparison) ?? comparison} ${than}`;
