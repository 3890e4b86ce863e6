import { array, number, string, type InferType } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { listEndpoint } from "../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../core/list.ts";
import { done, idSchema, instantSchema, shape } from "../../core/schemas.ts";

/** How a message reaches people. */
export const messageChannels = [
  { value: "SMS", label: "SMS" },
  { value: "PUSH", label: "Push" },
  { value: "EMAIL", label: "Email" },
  { value: "IN_APP", label: "In the app" },
] as const;
export type MessageChannel = (typeof messageChannels)[number]["value"];

/** How far a message has come. */
export const messageStates = [
  { value: "QUEUED", label: "Waiting", tone: "neutral" },
  { value: "SENDING", label: "Being sent", tone: "info" },
  { value: "SENT", label: "Sent", tone: "success" },
  { value: "FAILED", label: "Failed", tone: "danger" },
  { value: "SUPPRESSED", label: "Not wanted", tone: "neutral" },
  { value: "CANCELLED", label: "Cancelled", tone: "neutral" },
] as const;

/** A message that was sent, or is to be. */
export const messageRow = shape({
  id: idSchema(),
  channel: string()
    .oneOf(messageChannels.map(({ value }) => value))
    .defined(),
  /** The number, address or account that it goes to. */
  recipient: string().defined(),
  /** Key of what it was written from. */
  template: string().defined(),
  /** As it is sent; a one-time code in it is masked. */
  body: string().defined(),
  state: string()
    .oneOf(messageStates.map(({ value }) => value))
    .defined(),
  /** How often it was tried to send it. */
  attempts: number().integer().defined(),
  /** Why it could not be sent the last time. */
  fault: string().nullable().defined(),
  createdAt: instantSchema(),
  sentAt: instantSchema().nullable(),
  /** When whoever carries it said that it arrived, and that it was read. */
  deliveredAt: instantSchema().nullable(),
  readAt: instantSchema().nullable(),
});
export type MessageRow = InferType<typeof messageRow>;

/** Messages to people outside of the console, newest first. */
export const messageList = {
  columns: [
    { field: "recipient", label: "To", kind: "code", shown: true, width: 160 },
    { field: "channel", label: "Channel", kind: "badge", shown: true, width: 104, values: messageChannels },
    { field: "template", label: "Template", kind: "code", shown: true, width: 176 },
    { field: "body", label: "Message", kind: "text", shown: true },
    { field: "attempts", label: "Tries", kind: "number", shown: false, width: 72 },
    { field: "fault", label: "Why it failed", kind: "text", shown: false, width: 200 },
    { field: "createdAt", label: "Written", kind: "dateTime", sort: true, shown: true, width: 144 },
    { field: "sentAt", label: "Sent", kind: "dateTime", shown: true, width: 144 },
    { field: "deliveredAt", label: "Delivered", kind: "dateTime", shown: false, width: 144 },
    { field: "readAt", label: "Read", kind: "dateTime", shown: false, width: 144 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 112, values: messageStates },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: messageStates },
    { kind: "oneOf", key: "channel", label: "Channel", options: messageChannels },
    { kind: "dates", key: "created", label: "Written", of: "instant" },
  ],
  search: { recipient: "number or address", template: "template" },
  defaultSort: "-createdAt",
} as const satisfies ListDeclaration<Extract<keyof MessageRow, string>>;

/** The outbox of messages. */
export const messageEndpoints = {
  list: listEndpoint({
    list: messageList,
    many: "messages",
    row: messageRow,
    path: "/oms/message",
    allow: "message.read",
    scope: "all",
  }),
  report: endpoint({
    method: "POST",
    path: "/oms/message/report",
    summary: "What the provider says of messages that it was handed, signed with the secret of its settings",
    body: shape({
      /** When it was signed: at most five minutes ago. */
      at: instantSchema(),
      /** HMAC-SHA-256, hexadecimal, of `at` and a line `key status at` for each report. */
      signature: string().max(64).required(),
      reports: array()
        .of(
          shape({
            key: string().max(200).required(),
            status: string().oneOf(["DELIVERED", "READ", "FAILED"]).required(),
            at: instantSchema(),
            fault: string().max(200).nullable().defined(),
          }),
        )
        .min(1)
        .max(100)
        .required(),
    }),
    reply: done,
    allow: "public",
    scope: "none",
    limit: "report",
  }),
};
