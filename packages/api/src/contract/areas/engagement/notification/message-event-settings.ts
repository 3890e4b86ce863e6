import { array, boolean, number, string, type InferType } from "yup";
import { defineForm, multiSelect, onOff } from "@o2r/forms";
import { endpoint, formBody } from "../../../core/endpoint.ts";
import { historyEntry } from "../../../core/history.ts";
import { idParams, idSchema, instantSchema, listOf, shape } from "../../../core/schemas.ts";
import { messageEventKeys, messageLanguages, retailerChannels } from "./message-event.ts";

const channelValues = retailerChannels.map(({ value }) => value);

/** Whether retailers are told of an event, and how. */
export const messageEventForm = defineForm({
  id: "message-event",
  version: 1,
  fields: {
    active: onOff({ label: "Tell retailers" }),
    channels: multiSelect({ label: "Channels", required: true, options: retailerChannels, maxItems: 3 }),
  },
});

/** An event as it is switched. */
export const messageEventRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  event: string().oneOf(messageEventKeys).defined(),
  active: boolean().defined(),
  channels: array().of(string().oneOf(channelValues).defined()).defined(),
  /** The languages that it is worded in, by templates in use. */
  languages: array()
    .of(
      string()
        .oneOf(messageLanguages.map(({ value }) => value))
        .defined(),
    )
    .defined(),
  /** Messages of the last 30 days. */
  sent: number().integer().defined(),
  lastSentAt: instantSchema().nullable(),
});
export type MessageEventRow = InferType<typeof messageEventRow>;

const path = "/oms/notification/event";

/** What retailers are told of by themselves (domain.md §8, /notification). */
export const messageEventEndpoints = {
  list: endpoint({
    method: "GET",
    path,
    summary: "Every event that retailers can be told of, with its switch, its channels and its languages",
    reply: listOf(messageEventRow),
    allow: "message.manage",
    scope: "all",
    limit: "read",
  }),
  update: endpoint({
    method: "PUT",
    path: `${path}/:id`,
    summary: "Switch an event, and say by which channels retailers hear of it",
    params: idParams,
    body: formBody(messageEventForm),
    reply: messageEventRow,
    allow: "message.manage",
    scope: "all",
    limit: "write",
    write: { audit: "message-event.updated", idempotency: "required", ifMatch: true, affects: [path] },
  }),
  history: endpoint({
    method: "GET",
    path: `${path}/:id/history`,
    summary: "What happened to the switch of an event, newest first",
    params: idParams,
    reply: listOf(historyEntry),
    allow: "message.manage",
    scope: "all",
    limit: "read",
  }),
};
