import { defineForm, section, text, textarea, type ValuesOf } from "@o2r/forms";

/** What a workflow is called, and what starts it. Its nodes are drawn on a page of their own. */
export const chatWorkflowForm = defineForm({
  id: "chat-workflow",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true, maxLength: 60 }),
    trigger: text({
      label: "Trigger",
      help: "Words that start it when a retailer writes one of them, with commas between.",
      required: true,
      maxLength: 200,
    }),
  },
  sections: [section("workflow", "Workflow", ["name", "trigger"])],
});
export type ChatWorkflowValues = ValuesOf<typeof chatWorkflowForm>;

/** What whoever publishes a workflow may say of it, for those who read the versions. */
export const publishWorkflowForm = defineForm({
  id: "publish-chat-workflow",
  version: 1,
  fields: {
    note: textarea({ label: "Note", maxLength: 200, rows: 2, help: "Stands beside the version." }),
  },
});

/** The words of a trigger, each once and in small letters. */
export const triggerWords = (trigger: string): readonly string[] => [
  ...new Set(
    trigger
      .split(",")
      .map((word) => word.trim().replaceAll(/\s+/g, " ").toLowerCase())
      .filter((word) => word !== ""),
  ),
];
