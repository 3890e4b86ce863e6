import { buttonsOf, chatTemplateEndpoints, chatTemplateList, type ChatTemplate } from "@o2r/api/contract/engagement";

/** What the screens of templates have in common. */
export const templates = {
  noun: { one: "template", many: "templates" },
  path: "/chat-config/template",
  permission: "chatbot.manage",
  consequence: "can no longer be put into a workflow. Nodes that have it stay as they are.",
  endpoints: chatTemplateEndpoints,
  declaration: chatTemplateList,
} as const;

/** A template in words. */
export const templateName = ({ name }: Pick<ChatTemplate, "name">): string => name;

/** What it offers, in words. */
export const buttonsText = ({ buttons }: Pick<ChatTemplate, "buttons">): string =>
  buttonsOf(buttons).join(" · ") || "No buttons";
