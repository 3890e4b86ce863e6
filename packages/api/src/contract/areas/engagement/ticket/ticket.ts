import { array, boolean, number, string, type InferType } from "yup";
import { admins } from "../../../core/holders.ts";
import { lifecycle, stateSchema } from "../../../core/lifecycle/index.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idSchema, instantSchema, shape, textOrNull } from "../../../core/schemas.ts";
import { assignTicketForm, nameOrderForm, resolveTicketForm } from "./ticket-forms.ts";
import { ticketStates } from "./ticket-states.ts";
import {
  messageKinds,
  ticketCategories,
  ticketClocks,
  ticketPriorities,
  ticketQueues,
  ticketSources,
  ticketTopics,
} from "./ticket-words.ts";

const instant = () => instantSchema().nullable();
const oneOf = <const V extends string>(options: readonly { readonly value: V }[]) =>
  string().oneOf(options.map(({ value }) => value));

/** A ticket: what a retailer wants, who looks after it, and how it stands with the promise of the service. */
export const ticketRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  number: string().defined(),
  retailerId: idSchema(),
  retailer: string().defined(),
  mobile: string().defined(),
  city: string().defined(),
  hub: textOrNull(),
  /** The order that it is about, if it names one, and its number. */
  orderId: textOrNull(),
  order: textOrNull(),
  subject: string().defined(),
  topic: oneOf(ticketTopics).defined(),
  priority: oneOf(ticketPriorities).defined(),
  source: oneOf(ticketSources).defined(),
  state: stateSchema(ticketStates),
  holderId: textOrNull(),
  holder: textOrNull(),
  heldAt: instant(),
  createdAt: instantSchema(),
  /** Until when the first answer, and then the solution, is promised; null while nothing runs. */
  due: instant(),
  firstDue: instantSchema(),
  solveDue: instant(),
  firstAnsweredAt: instant(),
  /** Open minutes until the first answer. */
  firstMinutes: number().integer().nullable().defined(),
  clock: oneOf(ticketClocks).defined(),
  breached: boolean().defined(),
  category: oneOf(ticketCategories).nullable().defined(),
  resolution: textOrNull(),
  resolvedAt: instant(),
  resolvedBy: textOrNull(),
  closedAt: instant(),
  /** How often it came back after it was resolved. */
  reopened: number().integer().defined(),
  lastSeq: number().integer().defined(),
  lastAt: instantSchema(),
  lastText: string().defined(),
  lastFrom: oneOf([{ value: "RETAILER" }, { value: "STAFF" }]).defined(),
  /** The conversation with the chatbot that led to it. */
  sessionId: textOrNull(),
});
export type TicketRow = InferType<typeof ticketRow>;

/** What is known of the retailer, for whoever answers. */
export const ticketCard = shape({
  owner: string().defined(),
  mobile: string().defined(),
  address: string().defined(),
  beat: textOrNull(),
  kyc: string().defined(),
  state: string().defined(),
  /** Tickets of the last 90 days, and how many of them are settled. */
  recent: number().integer().defined(),
  settled: number().integer().defined(),
});

/** A ticket with its retailer, as its page shows it. */
export const ticketDetail = ticketRow.concat(shape({ card: ticketCard, solveMinutes: number().integer().defined() }));
export type Ticket = InferType<typeof ticketDetail>;

/** One line of a conversation. */
export const ticketMessage = shape({
  id: idSchema(),
  seq: number().integer().defined(),
  kind: string().oneOf(messageKinds).defined(),
  authorId: textOrNull(),
  author: textOrNull(),
  text: string().defined(),
  at: instantSchema(),
  attachments: array()
    .of(shape({ id: idSchema(), name: string().defined(), type: string().defined() }))
    .defined(),
});
export type TicketMessage = InferType<typeof ticketMessage>;

/** Which tickets somebody reaches: those of the retailers whom they look after (domain.md §7). */
export const rowsOfTickets = {
  all: admins,
  ownWarehouse: ["HUB_MANAGER", "CWH_MANAGER"],
  ownRegion: ["ONBOARDING_MANAGER"],
  ownBeats: ["FSA"],
  ownTeam: ["CC_SUPERVISOR"],
  own: ["ONBOARDING_AGENT", "CALLING_AGENT"],
} as const;

export const ticketPath = "/oms/ticket";

const holder = { is: "holderId" } as const;
const above = { allow: "ticket.assign" } as const;
const held = ["ASSIGNED", "IN_PROGRESS", "WAITING_ON_RETAILER"] as const;

/** The life of a ticket (domain.md §5, Ticket). */
export const ticketLife = lifecycle({
  entity: "ticket",
  name: { one: "ticket", many: "tickets" },
  path: ticketPath,
  row: ticketRow,
  states: ticketStates,
  first: "OPEN",
  read: "ticket.work",
  scope: rowsOfTickets,
  steps: {
    collect: {
      from: ["OPEN"],
      to: "ASSIGNED",
      label: "Claim",
      done: "claimed",
      means: "will be yours to answer",
      undo: "release",
      allow: "ticket.work",
      late: "{holder} holds this ticket",
    },
    resolve: {
      from: held,
      to: "RESOLVED",
      label: "Resolve",
      done: "resolved",
      means: "counts as settled; the retailer can come back to it for seven days",
      final: "The retailer was told; it can be reopened",
      allow: "ticket.work",
      takers: [holder, above],
      form: resolveTicketForm,
      single: true,
    },
    wait: {
      from: ["ASSIGNED", "IN_PROGRESS"],
      to: "WAITING_ON_RETAILER",
      label: "Wait for retailer",
      done: "left to the retailer",
      means: "waits for the retailer; the clock stands until they answer",
      undo: "resume",
      allow: "ticket.work",
      takers: [holder, above],
    },
    resume: {
      from: ["WAITING_ON_RETAILER"],
      to: "IN_PROGRESS",
      label: "Go on",
      done: "taken up again",
      means: "is worked on again; the clock runs on",
      undo: "wait",
      allow: "ticket.work",
      takers: [holder, above],
    },
    assign: {
      from: ["OPEN", "ASSIGNED", "IN_PROGRESS", "WAITING_ON_RETAILER"],
      to: ["ASSIGNED", "IN_PROGRESS", "WAITING_ON_RETAILER"],
      label: "Assign",
      done: "assigned",
      means: "goes to another agent",
      undo: { step: "assign", sends: { holderId: "holderId" } },
      allow: "ticket.work",
      takers: [holder, above],
      form: assignTicketForm,
    },
    release: {
      from: held,
      to: "OPEN",
      label: "Release",
      done: "released",
      means: "goes back to the queue",
      final: "Whoever is free may have claimed it",
      allow: "ticket.work",
      takers: [holder, above],
    },
    close: {
      from: ["RESOLVED"],
      to: "CLOSED",
      label: "Close",
      done: "closed",
      means: "is over, before its seven days are",
      final: "It can be reopened",
      allow: "ticket.work",
      takers: [holder, above],
    },
    reopen: {
      from: ["RESOLVED", "CLOSED"],
      to: ["OPEN", "ASSIGNED"],
      label: "Reopen",
      done: "reopened",
      means: "is worked on again",
      final: "It can be resolved again, with what was done",
      allow: "ticket.work",
      guard: "recent",
    },
    nameOrder: {
      from: ["OPEN", ...held, "RESOLVED"],
      label: "Name its order",
      done: "given its order",
      means: "is about the order that is chosen, and stands in its chain of documents",
      final: "Another order can be named",
      allow: "ticket.work",
      takers: [{ allow: "order.read" }],
      form: nameOrderForm,
      single: true,
      affects: ["/oms/order"],
    },
    /** The holder has answered for the first time. */
    answer: { by: "service", from: ["ASSIGNED"], to: "IN_PROGRESS" },
    /** The retailer has answered. */
    hear: { by: "service", from: ["WAITING_ON_RETAILER"], to: "IN_PROGRESS" },
    /** The retailer came back to what was settled. */
    comeBack: { by: "service", from: ["RESOLVED"], to: ["OPEN", "ASSIGNED"] },
    /** Seven days are over. */
    lapse: { by: "clock", from: ["RESOLVED"], to: "CLOSED" },
  },
});

/** The queue (domain.md §8, /help-support). */
export const ticketList = {
  columns: [
    { field: "number", label: "Ticket no", kind: "code", shown: true, width: 116 },
    { field: "retailer", label: "Retailer", kind: "text", shown: true },
    { field: "subject", label: "Subject", kind: "text", shown: false, width: 240 },
    { field: "order", label: "Order", kind: "code", shown: false, width: 136 },
    { field: "topic", label: "Topic", kind: "badge", shown: true, width: 128, values: ticketTopics },
    {
      field: "priority",
      label: "Priority",
      kind: "badge",
      sort: true,
      shown: true,
      width: 96,
      values: ticketPriorities,
    },
    { field: "holder", label: "Assignee", kind: "text", shown: true, width: 120 },
    { field: "firstMinutes", label: "Answer, min", kind: "number", shown: true, width: 96 },
    { field: "clock", label: "SLA", kind: "badge", shown: true, width: 104, values: ticketClocks },
    { field: "due", label: "Due", kind: "dateTime", sort: true, shown: false, inFile: true, width: 144 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 152, values: ticketLife.values },
    { field: "lastAt", label: "Last message", kind: "dateTime", sort: true, shown: true, width: 104 },
    { field: "createdAt", label: "Opened", kind: "dateTime", sort: true, shown: false, width: 144 },
    { field: "hub", label: "Hub", kind: "text", shown: false, width: 160 },
    { field: "source", label: "From", kind: "badge", shown: false, width: 96, values: ticketSources },
    { field: "category", label: "Settled by", kind: "badge", shown: false, width: 136, values: ticketCategories },
  ],
  filters: [
    { kind: "oneOf", key: "queue", label: "Queue", options: ticketQueues },
    { kind: "oneOf", key: "state", label: "Status", options: ticketLife.values },
    { kind: "lookup", key: "holder", label: "Assignee", source: "/api/ticket-agent" },
    { kind: "flag", key: "breached", label: "SLA", yes: "Breached", no: "Kept so far" },
    { kind: "oneOf", key: "topic", label: "Topic", options: ticketTopics },
    { kind: "oneOf", key: "priority", label: "Priority", options: ticketPriorities },
    { kind: "dates", key: "opened", label: "Opened", of: "instant" },
    { kind: "lookup", key: "retailer", label: "Retailer", source: "/api/ticket-retailer" },
  ],
  search: { number: "number", retailer: "shop", subject: "subject", mobile: "mobile", order: "order" },
  defaultSort: "due",
} as const satisfies ListDeclaration<Extract<keyof TicketRow, string>>;
