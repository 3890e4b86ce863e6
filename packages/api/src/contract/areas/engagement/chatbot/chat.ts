import { array, number, string, type InferType } from "yup";
import { endpoint } from "../../../core/endpoint.ts";
import { idParams, idSchema, instantSchema, listOf, shape } from "../../../core/schemas.ts";

const path = "/oms/chatbot/session";

/** What a retailer may say at once. */
export const chatBounds = { text: 500 } as const;

/** How a chat stands, as `advance` says it. */
export const chatStates = ["WAITING", "CALLING", "HANDED_OFF", "ENDED"] as const;
/** Who says a line. */
export const chatSpeakers = ["BOT", "RETAILER", "STAFF"] as const;

const chatLine = shape({
  id: idSchema(),
  from: string().oneOf(chatSpeakers).defined(),
  text: string().defined(),
  /** What can be answered, where the bot offers it. */
  choices: array().of(string().defined()).defined(),
  at: instantSchema(),
});
export type ChatLine = InferType<typeof chatLine>;

/** A retailer's chat, with all that was said. What staff write among themselves is no part of it. */
export const chatSession = shape({
  id: idSchema(),
  state: string().oneOf(chatStates).defined(),
  /** The workflow that it is in; null until what it is about is known. */
  workflow: string().nullable().defined(),
  /** The version of it that was live when it began: it plays that one to its end. */
  workflowVersion: number().integer().nullable().defined(),
  /** Number of the ticket that a person answers by. */
  ticket: string().nullable().defined(),
  /** Nothing more can be said. */
  over: string().oneOf(["NO", "ENDED", "CLOSED"]).defined(),
  lines: listOf(chatLine),
});
export type ChatSession = InferType<typeof chatSession>;

const call = { allow: "chat.own", scope: "own" } as const;

/** Chats of retailers with the bot, and with the person who takes over. */
export const chatEndpoints = {
  current: endpoint({
    method: "GET",
    path,
    summary: "See the own latest chat of the last seven days; null where there is none",
    reply: chatSession.nullable().defined(),
    limit: "read",
    ...call,
  }),
  begin: endpoint({
    method: "POST",
    path,
    summary: "Begin a chat with the bot; the one that is under way where it is not over",
    reply: chatSession,
    write: { audit: "chat.begun", idempotency: "required", affects: [path] },
    limit: "chat",
    ...call,
  }),
  get: endpoint({
    method: "GET",
    path: `${path}/:id`,
    summary: "See an own chat as far as it has come",
    params: idParams,
    reply: chatSession,
    limit: "read",
    polled: true,
    ...call,
  }),
  say: endpoint({
    method: "POST",
    path: `${path}/:id/message`,
    summary: "Say something in a chat: to the bot, or to the person who has taken over",
    params: idParams,
    body: shape({
      text: string().trim().max(chatBounds.text, `A message has at most ${chatBounds.text} characters`).required(),
    }),
    reply: chatSession,
    write: { audit: "chat.said", idempotency: "required", affects: [path] },
    limit: "chat",
    ...call,
  }),
};
