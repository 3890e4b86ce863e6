import { array, number, string, type InferType } from "yup";
import { endpoint } from "../../../core/endpoint.ts";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { lookupEndpoint, lookupRow } from "../../../core/lookup.ts";
import { stateSchema } from "../../../core/lifecycle/index.ts";
import { idParams, idSchema, instantSchema, listOf, shape, textOrNull } from "../../../core/schemas.ts";
import { ticketStates } from "../ticket/ticket-states.ts";
import { rowsOfTickets as scope } from "../ticket/ticket.ts";
import { chatSpeakers } from "./chat.ts";

/** How a chat stands, as whoever helps sees it: with whom it is, or that nobody goes on with it. */
export const chatStandings = [
  { value: "BOT", label: "With the bot", tone: "info" },
  { value: "WAITING", label: "Waits for a person", tone: "warning" },
  { value: "PERSON", label: "With a person", tone: "info" },
  { value: "ENDED", label: "Ended", tone: "success" },
  { value: "LEFT", label: "Left unfinished", tone: "neutral" },
] as const;

/** Who says something in a chat, in words. */
export const chatSpeakerWords = [
  { value: "BOT", label: "Bot" },
  { value: "RETAILER", label: "Retailer" },
  { value: "STAFF", label: "Staff" },
] as const;

/** A chat of a retailer with the bot, and with whoever took over. */
export const staffChatRow = shape({
  id: idSchema(),
  retailerId: idSchema(),
  retailer: string().defined(),
  mobile: string().defined(),
  city: string().defined(),
  hub: textOrNull(),
  /** The workflow that it went into, and the version of it that was live then; null where it went into none. */
  workflow: textOrNull(),
  workflowVersion: number().integer().nullable().defined(),
  standing: string()
    .oneOf(chatStandings.map(({ value }) => value))
    .defined(),
  startedAt: instantSchema(),
  /** When a person was to take over. */
  handedAt: instantSchema().nullable(),
  lastAt: instantSchema(),
  /** Its beginning, where it is long. */
  lastText: string().defined(),
  lastFrom: string().oneOf(chatSpeakers).defined(),
  /** What was said in all: by the bot, the retailer and staff. */
  messages: number().integer().defined(),
  /** The ticket by which a person answers. */
  ticketId: textOrNull(),
  ticket: textOrNull(),
  ticketState: stateSchema(ticketStates).nullable(),
});
export type StaffChatRow = InferType<typeof staffChatRow>;

const staffChatLine = shape({
  id: idSchema(),
  from: string().oneOf(chatSpeakers).defined(),
  /** Who of staff said it. */
  authorId: textOrNull(),
  author: textOrNull(),
  text: string().defined(),
  /** What could be answered, where the bot offered it. */
  choices: array().of(string().defined()).defined(),
  at: instantSchema(),
});
export type StaffChatLine = InferType<typeof staffChatLine>;

/** A chat with what was said: its latest lines, oldest first. What staff write among themselves stands in its ticket. */
export const staffChatDetail = staffChatRow.concat(shape({ owner: string().defined(), lines: listOf(staffChatLine) }));
export type StaffChat = InferType<typeof staffChatDetail>;

const path = "/oms/chat";

/** Chats of retailers (domain.md §8, /help-support). */
export const staffChatList = {
  columns: [
    { field: "retailer", label: "Retailer", kind: "text", shown: true },
    { field: "mobile", label: "Mobile", kind: "code", shown: false, inFile: true, width: 120 },
    { field: "workflow", label: "Workflow", kind: "text", shown: true, width: 152 },
    { field: "workflowVersion", label: "Version", kind: "number", shown: false, inFile: true, width: 80 },
    { field: "lastText", label: "Said last", kind: "text", shown: true },
    { field: "lastFrom", label: "By", kind: "badge", shown: false, inFile: true, width: 96, values: chatSpeakerWords },
    { field: "messages", label: "Messages", kind: "number", shown: true, width: 92 },
    { field: "ticket", label: "Ticket no", kind: "code", shown: true, width: 128 },
    { field: "standing", label: "Status", kind: "badge", shown: true, width: 136, values: chatStandings },
    { field: "startedAt", label: "Started", kind: "dateTime", sort: true, shown: true, width: 104 },
    { field: "lastAt", label: "Last message", kind: "dateTime", sort: true, shown: true, width: 104 },
    { field: "handedAt", label: "Handed over", kind: "dateTime", shown: false, width: 144 },
    { field: "hub", label: "Hub", kind: "text", shown: false, width: 160 },
    { field: "city", label: "City", kind: "text", shown: false, width: 120 },
  ],
  filters: [
    { kind: "oneOf", key: "standing", label: "Status", options: chatStandings },
    { kind: "lookup", key: "workflow", label: "Workflow", source: "/api/chat-workflow" },
    { kind: "flag", key: "handed", label: "Hand-off", yes: "Handed to a person", no: "Bot alone" },
    { kind: "dates", key: "started", label: "Started", of: "instant" },
    { kind: "lookup", key: "retailer", label: "Retailer", source: "/api/ticket-retailer" },
  ],
  search: { retailer: "shop", mobile: "mobile", ticket: "whole ticket number" },
  defaultSort: "-lastAt",
} as const satisfies ListDeclaration<Extract<keyof StaffChatRow, string>>;

/** Chats as whoever helps reads them. Whoever may work on a retailer's tickets reads that retailer's chats. */
export const staffChatEndpoints = {
  list: listEndpoint({ list: staffChatList, many: "chats", row: staffChatRow, path, allow: "ticket.work", scope }),
  get: endpoint({
    method: "GET",
    path: `${path}/:id`,
    summary: "One chat of a retailer, with what was said",
    params: idParams,
    reply: staffChatDetail,
    allow: "ticket.work",
    scope,
    limit: "read",
    polled: true,
  }),
};

/** What the list of chats is narrowed by. */
export const chatLookups = {
  chatWorkflowName: {
    lookup: lookupEndpoint({
      name: "chat-workflow",
      summary: "Workflows of the chatbot by name",
      row: lookupRow(),
      allow: "ticket.work",
      scope: "all",
    }),
  },
};
