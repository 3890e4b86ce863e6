import { defineForm, files, lookup, number, select, text, textarea, type ValuesOf } from "@o2r/forms";
import { ticketCategories, ticketPriorities, ticketTopics } from "./ticket-words.ts";

const priorities = ticketPriorities.map(({ value, label }) => ({ value, label }));

/** The fact of the ticket form that says whether whoever fills it in sees orders. */
export const orderFact = { orders: "seen" } as const;

/** A ticket that staff open for a retailer. */
export const ticketForm = defineForm({
  id: "ticket",
  version: 1,
  fields: {
    retailerId: lookup({ label: "Retailer", source: "ticket-retailer", required: true }),
    orderId: lookup({
      label: "Order",
      source: "retailer-order",
      filters: { retailer: "retailerId" },
      visible: {
        all: [
          { field: "retailerId", filled: true },
          { fact: "orders", in: [orderFact.orders] },
        ],
      },
      help: "The one that it is about, if it is about one.",
    }),
    topic: select({ label: "Topic", required: true, options: ticketTopics, width: "half" }),
    priority: select({ label: "Priority", required: true, options: priorities, width: "half" }),
    subject: text({ label: "Subject", required: true, maxLength: 120 }),
    text: textarea({ label: "What the retailer said", required: true, maxLength: 4000, rows: 4 }),
  },
});

/** A line that staff add to a conversation: a reply to the retailer, or a note among themselves. */
export const ticketMessageForm = defineForm({
  id: "ticket-message",
  version: 1,
  fields: {
    kind: select({
      label: "Kind",
      required: true,
      options: [
        { value: "REPLY", label: "Reply" },
        { value: "NOTE", label: "Internal note" },
      ],
    }),
    text: textarea({ label: "Message", required: true, maxLength: 4000, rows: 3 }),
    attachments: files({ label: "Attachments", maxItems: 5 }),
    /** The newest line that the writer has seen, so that nobody answers blind. */
    seen: number({ label: "Seen", required: true, integer: true, min: 0, max: 1_000_000, leadingZero: "allow" }),
  },
});
export type TicketMessageValues = ValuesOf<typeof ticketMessageForm>;

/** Who is to hold a ticket. */
export const assignTicketForm = defineForm({
  id: "assign-ticket",
  version: 1,
  fields: { holderId: lookup({ label: "Agent", source: "ticket-agent", required: true }) },
});

/** Which order of its retailer a ticket is about. */
export const nameOrderForm = defineForm({
  id: "name-order",
  version: 1,
  fields: {
    orderId: lookup({ label: "Order", source: "retailer-order", help: "Empty where it is about none." }),
  },
});

/** How a ticket was settled. */
export const resolveTicketForm = defineForm({
  id: "resolve-ticket",
  version: 1,
  fields: {
    category: select({ label: "Category", required: true, options: ticketCategories }),
    resolution: textarea({ label: "What was done", maxLength: 1000, rows: 3 }),
  },
});
