import { defineForm, textarea } from "@o2r/forms";

/** What whoever publishes or rolls back may say of it, for those who read the versions. */
export const versionNote = defineForm({
  id: "page-version",
  version: 1,
  fields: {
    note: textarea({
      label: "Note",
      maxLength: 200,
      rows: 2,
      help: "Stands beside the version.",
      messages: { maxLength: "A note has at most 200 characters" },
    }),
  },
});
