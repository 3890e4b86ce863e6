import { number, string } from "yup";
import { defineForm, lookup, multiSelect, section, type ValuesOf } from "@o2r/forms";
import { endpoint, type ReplyOf } from "../../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../../core/flags.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { lookupQuery } from "../../../core/list/list-query.ts";
import { lookupRow } from "../../../core/lookup.ts";
import { listOf } from "../../../core/schemas.ts";
import { thing } from "../../../core/thing.ts";
import { ticketTopics } from "../ticket/ticket-words.ts";

/** Who takes over from the bot, and what about (domain.md §8, /chat-config). */
export const chatAgentForm = defineForm({
  id: "chat-agent",
  version: 1,
  fields: {
    agentId: lookup({
      label: "Agent",
      source: "chat-agent",
      required: true,
      readOnly: { fact: "mode", in: ["edit"] },
      messages: { readOnly: "What one agent takes over stays theirs" },
      help: "Staff with help and support.",
      width: "half",
    }),
    topics: multiSelect({
      label: "Topics",
      options: ticketTopics,
      maxItems: ticketTopics.length,
      help: "What they take over; all of it where nothing is chosen.",
    }),
  },
  sections: [
    section("agent", "Agent", ["agentId", "topics"], {
      description:
        "A chat that the bot hands over rings for the agents of its topic who look after the retailer, and for all who do where there are none.",
    }),
  ],
});

export const chatAgentList = {
  columns: [
    { field: "agent", label: "Agent", kind: "text", sort: true, shown: true, shows: "agentId" },
    { field: "topicsText", label: "Topics", kind: "text", shown: true, shows: "topics" },
    { field: "held", label: "Tickets in hand", kind: "number", shown: true, width: 128 },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: true, width: 144 },
  ],
  filters: [{ kind: "oneOf", key: "topics", label: "Topics", options: ticketTopics }, activeFilter],
  search: { agent: "name" },
  defaultSort: "agent",
} as const satisfies ListDeclaration;

const chatAgent = thing({
  name: { one: "chat agent", many: "chat agents" },
  path: "/oms/chatbot/agent",
  form: chatAgentForm,
  list: chatAgentList,
  computed: {
    agent: string().defined(),
    /** The topics in words: `Delivery, Payment`; empty where all are theirs. */
    topicsText: string().defined(),
    /** Tickets that they hold and have not settled. */
    held: number().integer().defined(),
  },
  allow: { read: "chatbot.manage", write: "chatbot.manage" },
  scope: "all",
});
export const chatAgentEndpoints = {
  ...chatAgent.endpoints,
  /** The chatbot agent master, whose payload is an array (specification §7). */
  master: endpoint({
    method: "GET",
    path: "/api/chat-agent",
    summary: "Staff who can take over from the bot, by name",
    query: lookupQuery<"ids">(["ids"]),
    reply: listOf(lookupRow()),
    allow: "chatbot.manage",
    scope: "all",
    limit: "read",
  }),
};
export type ChatAgentValues = ValuesOf<typeof chatAgentForm>;
export type ChatAgent = ReplyOf<typeof chatAgentEndpoints.get>;
