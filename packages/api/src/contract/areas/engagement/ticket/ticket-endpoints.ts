import { array, boolean, number, string } from "yup";
import { endpoint, formBody } from "../../../core/endpoint.ts";
import { historyEntry } from "../../../core/history.ts";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import { lookupEndpoint, lookupRow } from "../../../core/lookup.ts";
import { idParams, idSchema, listOf, shape } from "../../../core/schemas.ts";
import { orderFact, ticketForm, ticketMessageForm } from "./ticket-forms.ts";
import {
  rowsOfTickets as scope,
  ticketDetail,
  ticketLife,
  ticketList,
  ticketMessage,
  ticketPath,
  ticketRow,
} from "./ticket.ts";

const read = { allow: "ticket.work", scope, limit: "read" } as const;
const write = { allow: "ticket.work", scope, limit: "write" } as const;

/** Who else looks at a ticket, and who writes. */
export const ticketPresence = shape({
  /** How far the conversation and the ticket have come, so that a screen without the push stream reads them again. */
  lastSeq: number().integer().defined(),
  version: number().integer().defined(),
  people: array()
    .of(shape({ id: idSchema(), name: string().defined(), typing: boolean().defined(), retailer: boolean().defined() }))
    .defined(),
});

/** Tickets of retailers (domain.md §8, /help-support and /ticket-management). */
export const ticketEndpoints = {
  list: listEndpoint({
    list: ticketList,
    many: "tickets",
    row: ticketRow,
    path: ticketPath,
    allow: "ticket.work",
    scope,
  }),
  get: endpoint({
    method: "GET",
    path: `${ticketPath}/:id`,
    summary: "One ticket, with its retailer",
    params: idParams,
    reply: ticketDetail,
    ...read,
  }),
  counts: endpoint({
    method: "GET",
    path: "/oms/ticket-count",
    summary: "How many tickets wait in each part of the queue",
    reply: shape({
      mine: number().integer().defined(),
      unassigned: number().integer().defined(),
      breached: number().integer().defined(),
    }),
    ...read,
  }),
  create: endpoint({
    method: "POST",
    path: ticketPath,
    summary: "Open a ticket for a retailer",
    body: formBody(ticketForm, orderFact),
    reply: ticketRow,
    write: {
      audit: "ticket.opened",
      idempotency: "required",
      affects: [ticketPath, "/oms/ticket-count", "/oms/order"],
    },
    ...write,
  }),
  messages: endpoint({
    method: "GET",
    path: `${ticketPath}/:id/message`,
    summary: "The conversation of a ticket, oldest first, notes among staff included",
    params: idParams,
    reply: listOf(ticketMessage),
    ...read,
  }),
  send: endpoint({
    method: "POST",
    path: `${ticketPath}/:id/message`,
    summary: "Answer the retailer, or leave a note among staff",
    params: idParams,
    body: formBody(ticketMessageForm),
    reply: ticketMessage,
    write: { audit: "ticket.written", idempotency: "required", affects: [ticketPath] },
    ...write,
  }),
  presence: endpoint({
    method: "GET",
    path: `${ticketPath}/:id/presence`,
    summary: "Who else looks at a ticket; whoever asks is seen by the others for some seconds",
    params: idParams,
    query: shape({ typing: boolean() }),
    reply: ticketPresence,
    polled: true,
    ...read,
  }),
  history: endpoint({
    method: "GET",
    path: `${ticketPath}/:id/history`,
    summary: "What happened to a ticket, newest first",
    params: idParams,
    reply: listOf(historyEntry),
    ...read,
  }),
  ...ticketLife.endpoints,
};

/** Who may hold a ticket, and for whom one can be opened: what its forms choose from. */
export const ticketLookups = {
  ticketAgent: {
    lookup: lookupEndpoint({
      name: "ticket-agent",
      summary: "Staff with help and support, by name",
      row: lookupRow(),
      allow: "ticket.work",
      scope: "all",
    }),
  },
  ticketRetailer: {
    lookup: lookupEndpoint({
      name: "ticket-retailer",
      summary: "Retailers within reach, by shop, owner or mobile number",
      row: lookupRow({ mobile: string().defined() }),
      allow: "ticket.work",
      scope,
    }),
  },
};
