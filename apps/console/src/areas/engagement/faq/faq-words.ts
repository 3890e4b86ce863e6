import { faqEndpoints, faqList, type Faq } from "@o2r/api/contract/engagement";

/** What the screens of questions have in common. */
export const faqs = {
  noun: { one: "question", many: "questions" },
  path: "/help-support/faq",
  permission: "help.write",
  consequence: "is no longer shown to retailers.",
  endpoints: faqEndpoints,
  declaration: faqList,
} as const;

/** A question in words. */
export const faqName = ({ question }: Pick<Faq, "question">): string => question;
