import { defineForm, section, select, text, type ValuesOf } from "@o2r/forms";
import type { ReplyOf } from "../../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../../core/flags.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { thing } from "../../../core/thing.ts";
import { flowBounds } from "./flow-schema.ts";
import { comparisons } from "./flow.ts";

/** A condition that many workflows ask alike. A node takes it over when it is put in: what is live stays as it was published. */
export const chatConditionForm = defineForm({
  id: "chat-condition",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true, maxLength: flowBounds.title, width: "half" }),
    value: text({
      label: "Value",
      help: "The name that an answer is kept as, owner or shop.",
      required: true,
      maxLength: 30,
      pattern: "\\w+",
      messages: { pattern: "Use letters, digits and underscores" },
      width: "half",
    }),
    comparison: select({ label: "Comparison", required: true, options: comparisons, width: "half" }),
    than: text({ label: "Than", required: true, maxLength: flowBounds.value, width: "half" }),
  },
  sections: [section("condition", "Condition", ["name", "value", "comparison", "than"])],
});

export const chatConditionList = {
  columns: [
    { field: "name", label: "Condition", kind: "text", sort: true, shown: true },
    { field: "value", label: "Value", kind: "code", sort: true, shown: true, width: 168 },
    { field: "comparison", label: "Comparison", kind: "badge", shown: true, width: 144, values: comparisons },
    { field: "than", label: "Than", kind: "text", shown: true },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: true, width: 144 },
  ],
  filters: [{ kind: "oneOf", key: "comparison", label: "Comparison", options: comparisons }, activeFilter],
  search: { name: "name", value: "value" },
  defaultSort: "name",
} as const satisfies ListDeclaration;

const chatCondition = thing({
  name: { one: "chat condition", many: "chat conditions" },
  path: "/oms/chatbot/condition",
  form: chatConditionForm,
  list: chatConditionList,
  allow: { read: "chatbot.manage", write: "chatbot.manage" },
  scope: "all",
});
export const chatConditionEndpoints = chatCondition.endpoints;
export type ChatConditionValues = ValuesOf<typeof chatConditionForm>;
export type ChatCondition = ReplyOf<typeof chatConditionEndpoints.get>;
