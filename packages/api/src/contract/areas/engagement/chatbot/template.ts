import { defineForm, section, text, textarea, type ValuesOf } from "@o2r/forms";
import type { ReplyOf } from "../../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../../core/flags.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { thing } from "../../../core/thing.ts";
import { flowBounds } from "./flow-schema.ts";

const longest = flowBounds.choices * (flowBounds.choice + 1);

/** What many workflows say alike, with its buttons. A node takes it over when it is put in: what is live stays as it was published. */
export const chatTemplateForm = defineForm({
  id: "chat-template",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true, maxLength: flowBounds.title }),
    text: textarea({
      label: "Text",
      help: "{owner}, {shop} and the names of answers in braces are filled in.",
      required: true,
      maxLength: flowBounds.text,
      rows: 4,
    }),
    buttons: textarea({
      label: "Buttons",
      help: `What a question offers, one a line: ${flowBounds.choices} at most, ${flowBounds.choice} characters each.`,
      maxLength: longest,
      rows: 4,
    }),
  },
  sections: [section("template", "Template", ["name", "text", "buttons"])],
});

/** The buttons of a template, each once. */
export const buttonsOf = (buttons: string | null | undefined): readonly string[] => [
  ...new Set(
    (buttons ?? "")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  ),
];

/** What is wrong with the buttons of a template; undefined where nothing is. */
export const buttonsFault = (buttons: string | null | undefined): string | undefined => {
  const labels = buttonsOf(buttons);
  if (labels.length > flowBounds.choices) return `A question has at most ${flowBounds.choices} choices`;
  const long = labels.find((label) => label.length > flowBounds.choice);
  return long === undefined ? undefined : `“${long}” has more than ${flowBounds.choice} characters`;
};

export const chatTemplateList = {
  columns: [
    { field: "name", label: "Template", kind: "text", sort: true, shown: true },
    { field: "text", label: "Text", kind: "text", shown: true },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: true, width: 144 },
  ],
  filters: [activeFilter],
  search: { name: "name", text: "text" },
  defaultSort: "name",
} as const satisfies ListDeclaration;

const chatTemplate = thing({
  name: { one: "chat template", many: "chat templates" },
  path: "/oms/chatbot/template",
  form: chatTemplateForm,
  list: chatTemplateList,
  allow: { read: "chatbot.manage", write: "chatbot.manage" },
  scope: "all",
});
export const chatTemplateEndpoints = chatTemplate.endpoints;
export type ChatTemplateValues = ValuesOf<typeof chatTemplateForm>;
export type ChatTemplate = ReplyOf<typeof chatTemplateEndpoints.get>;
