import { defineForm, number, section, select, text, textarea, type ValuesOf } from "@o2r/forms";
import type { ReplyOf } from "../../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../../core/flags.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { thing } from "../../../core/thing.ts";
import { ticketTopics } from "./ticket-words.ts";

/** A question that retailers often ask, with its answer. */
export const faqForm = defineForm({
  id: "faq",
  version: 1,
  fields: {
    question: text({ label: "Question", required: true, maxLength: 200 }),
    answer: textarea({ label: "Answer", required: true, maxLength: 2000, rows: 5 }),
    topic: select({ label: "Topic", required: true, options: ticketTopics, width: "half" }),
    position: number({
      label: "Place",
      help: "Within its topic, the lowest first.",
      required: true,
      integer: true,
      min: 0,
      max: 999,
      leadingZero: "allow",
      width: "half",
    }),
  },
  sections: [section("faq", "Question and answer", ["question", "answer", "topic", "position"])],
});

export const faqList = {
  columns: [
    { field: "question", label: "Question", kind: "text", sort: true, shown: true },
    { field: "topic", label: "Topic", kind: "badge", sort: true, shown: true, width: 184, values: ticketTopics },
    { field: "position", label: "Place", kind: "number", sort: true, shown: true, width: 80 },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: true, width: 144 },
  ],
  filters: [{ kind: "oneOf", key: "topic", label: "Topic", options: ticketTopics }, activeFilter],
  search: { question: "question", answer: "answer" },
  defaultSort: "topic",
} as const satisfies ListDeclaration;

/** Questions and answers that staff keep. */
const faq = thing({
  name: { one: "question", many: "questions" },
  path: "/oms/faq",
  form: faqForm,
  list: faqList,
  allow: { read: "ticket.work", write: "help.write" },
  scope: "all",
});
export const faqEndpoints = faq.endpoints;
export type FaqValues = ValuesOf<typeof faqForm>;
export type Faq = ReplyOf<typeof faqEndpoints.get>;
