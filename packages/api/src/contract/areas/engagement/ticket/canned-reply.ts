import { defineForm, section, select, text, textarea, type ValuesOf } from "@o2r/forms";
import type { ReplyOf } from "../../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../../core/flags.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { thing } from "../../../core/thing.ts";
import { ticketTopics } from "./ticket-words.ts";

/** A reply that is worded once, put in by `/` and its shortcut. `{owner}`, `{shop}` and `{ticket}` are filled in. */
export const cannedReplyForm = defineForm({
  id: "canned-reply",
  version: 1,
  fields: {
    shortcut: text({
      label: "Shortcut",
      help: "Typed after a slash: small letters, digits and hyphens.",
      required: true,
      maxLength: 30,
      pattern: "[a-z0-9][a-z0-9-]*",
      width: "half",
    }),
    topic: select({ label: "Topic", options: ticketTopics, width: "half" }),
    title: text({ label: "Title", required: true, maxLength: 60 }),
    text: textarea({
      label: "Text",
      help: "{owner}, {shop} and {ticket} are filled in.",
      required: true,
      maxLength: 1000,
      rows: 4,
    }),
  },
  sections: [section("reply", "Reply", ["shortcut", "topic", "title", "text"])],
});

export const cannedReplyList = {
  columns: [
    { field: "shortcut", label: "Shortcut", kind: "code", sort: true, shown: true, width: 168 },
    { field: "title", label: "Title", kind: "text", sort: true, shown: true },
    { field: "topic", label: "Topic", kind: "badge", shown: true, width: 184, values: ticketTopics },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: true, width: 144 },
  ],
  filters: [{ kind: "oneOf", key: "topic", label: "Topic", options: ticketTopics }, activeFilter],
  search: { shortcut: "shortcut", title: "title", text: "text" },
  defaultSort: "shortcut",
} as const satisfies ListDeclaration;

const cannedReply = thing({
  name: { one: "canned reply", many: "canned replies" },
  path: "/oms/canned-reply",
  form: cannedReplyForm,
  list: cannedReplyList,
  allow: { read: "ticket.work", write: "help.write" },
  scope: "all",
});
export const cannedReplyEndpoints = cannedReply.endpoints;
export type CannedReplyValues = ValuesOf<typeof cannedReplyForm>;
export type CannedReply = ReplyOf<typeof cannedReplyEndpoints.get>;
