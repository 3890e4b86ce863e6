import {
  messageEventOf,
  messageLanguages,
  smsTemplateEndpoints,
  smsTemplateList,
  type SmsTemplate,
} from "@o2r/api/contract/engagement";
import { wordOf } from "@o2r/api/contract/core";

/** What the screens of SMS templates have in common. */
export const smsTemplates = {
  noun: { one: "template", many: "templates" },
  path: "/sms",
  permission: "message.manage",
  consequence: "is no longer sent: who speaks this language hears of the event in English, or not at all.",
  endpoints: smsTemplateEndpoints,
  declaration: smsTemplateList,
} as const;

/** A template in words: `KYC approved in Hindi`. */
export const smsTemplateName = ({ event, language }: Pick<SmsTemplate, "event" | "language">): string =>
  `${messageEventOf(event).label} in ${wordOf(messageLanguages, language) ?? language}`;
