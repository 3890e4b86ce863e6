import { defineForm, section, text, type ValuesOf } from "@o2r/forms";
import type { ReplyOf } from "../../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../../core/flags.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { thing } from "../../../core/thing.ts";

/** Something outside that a workflow can ask: an address on the open internet that answers a `GET` with a short text. */
export const chatConnectionForm = defineForm({
  id: "chat-connection",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true, maxLength: 40, width: "half" }),
    address: text({
      label: "Address",
      required: true,
      maxLength: 300,
      pattern: "https://[^\\s?#@]+",
      help: "Begins with https:// and is on the open internet. What a node asks stands after it.",
      messages: { pattern: "An https address without a query or a user name" },
    }),
  },
  sections: [section("connection", "Connection", ["name", "address"])],
});

export const chatConnectionList = {
  columns: [
    { field: "name", label: "Connection", kind: "text", sort: true, shown: true },
    { field: "address", label: "Address", kind: "code", shown: true },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: true, width: 144 },
  ],
  filters: [activeFilter],
  search: { name: "name", address: "address" },
  defaultSort: "name",
} as const satisfies ListDeclaration;

const chatConnection = thing({
  name: { one: "chat connection", many: "chat connections" },
  path: "/oms/chatbot/connection",
  form: chatConnectionForm,
  list: chatConnectionList,
  allow: { read: "chatbot.manage", write: "chatbot.manage" },
  scope: "all",
  lookup: { summary: "Connections of the chatbot by name" },
});
export const chatConnectionEndpoints = chatConnection.endpoints;
export type ChatConnectionValues = ValuesOf<typeof chatConnectionForm>;
export type ChatConnection = ReplyOf<typeof chatConnectionEndpoints.get>;
