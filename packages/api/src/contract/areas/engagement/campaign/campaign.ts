import { array, boolean, number, string, type InferType } from "yup";
import { endpoint, formBody, type ReplyOf } from "../../../core/endpoint.ts";
import { historyEntry } from "../../../core/history.ts";
import { lifecycle, stateSchema } from "../../../core/lifecycle/index.ts";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { recordOf } from "../../../core/record.ts";
import { ruleSchema } from "../../../core/rule/index.ts";
import { idParams, idSchema, instantSchema, listOf, shape, textOrNull } from "../../../core/schemas.ts";
import { retailerChannels } from "../notification/message-event.ts";
import { campaignForm } from "./campaign-form.ts";

const count = () => number().integer().min(0).defined();

export const campaignStates = {
  DRAFT: { label: "Draft", tone: "neutral", is: "a draft" },
  SCHEDULED: { label: "Scheduled", tone: "info" },
  SENDING: { label: "Sending", tone: "warning", is: "being sent" },
  SENT: { label: "Sent", tone: "success" },
  CANCELLED: { label: "Cancelled", tone: "neutral" },
} as const;
export type CampaignState = keyof typeof campaignStates;

/** A message to many in the list and at the head of its page. */
export const campaignRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  title: string().defined(),
  body: string().defined(),
  channels: array()
    .of(
      string()
        .oneOf(retailerChannels.map(({ value }) => value))
        .defined(),
    )
    .defined(),
  /** The channels in words: `Push, SMS`. */
  channelText: string().defined(),
  /** The rows of a rule; none is every active retailer. */
  audience: ruleSchema(["RETAILER", "WAREHOUSE"]),
  /** How much the rule asks, in words. */
  audienceText: string().defined(),
  deepLink: textOrNull(),
  /** Document id of the picture. */
  image: textOrNull(),
  /** The hours of rest in words: `21:00 to 10:00`. */
  quiet: string().defined(),
  state: stateSchema(campaignStates),
  /** When it begins, or has begun; null where it is not released yet and has no time of its own. */
  startsAt: instantSchema().nullable(),
  /** Whoever was written to; before it begins, who would be by the last count. */
  recipients: count().nullable(),
  /** Messages handed over, arrived and read. */
  sent: count(),
  delivered: count(),
  read: count(),
  failed: count(),
  /** Not sent, since the retailer wants no offers by the channel. */
  suppressed: count(),
  /** Still to be sent. */
  waiting: count(),
  createdBy: textOrNull(),
  createdAt: instantSchema(),
  sentAt: instantSchema().nullable(),
  updatedAt: instantSchema(),
});
export type Campaign = InferType<typeof campaignRow>;

const path = "/oms/notification/campaign";
const allow = "message.manage";

/** How a message to many comes to be sent: written, released, sent by a job, or stopped. */
export const campaignLife = lifecycle({
  entity: "campaign",
  name: { one: "notification", many: "notifications" },
  path,
  row: campaignRow,
  states: campaignStates,
  first: "DRAFT",
  read: allow,
  scope: "all",
  steps: {
    release: {
      from: ["DRAFT"],
      to: "SCHEDULED",
      label: "Send",
      done: "released",
      means: "goes out to its audience at its time, outside of quiet hours",
      undo: "recall",
      allow,
      guard: "reachable",
      single: true,
    },
    recall: {
      from: ["SCHEDULED"],
      to: "DRAFT",
      label: "Back to draft",
      done: "taken back",
      means: "is not sent until it is released again",
      undo: "release",
      allow,
    },
    cancel: {
      from: ["DRAFT", "SCHEDULED", "SENDING"],
      to: "CANCELLED",
      label: "Cancel",
      done: "cancelled",
      means: "goes out to nobody any more; what was sent stays sent",
      danger: true,
      final: "What is cancelled is never sent; a new one can be made",
      allow,
    },
    begin: { by: "clock", from: ["SCHEDULED"], to: "SENDING" },
    finish: { by: "clock", from: ["SENDING"], to: "SENT" },
  },
});

export const campaignList = {
  columns: [
    { field: "title", label: "Title", kind: "text", sort: true, shown: true },
    { field: "channelText", label: "Channel", kind: "text", shown: true, shows: "channels", width: 152 },
    { field: "audienceText", label: "Audience", kind: "text", shown: true, roomy: true, shows: "audience", width: 240 },
    { field: "startsAt", label: "Scheduled", kind: "dateTime", sort: true, shown: true, width: 144 },
    { field: "recipients", label: "Recipients", kind: "number", shown: false, width: 96 },
    { field: "sent", label: "Sent", kind: "number", shown: true, width: 80 },
    { field: "delivered", label: "Delivered", kind: "number", shown: true, roomy: true, width: 96 },
    { field: "read", label: "Read", kind: "number", shown: true, roomy: true, width: 80 },
    { field: "failed", label: "Failed", kind: "number", shown: false, width: 80 },
    { field: "createdBy", label: "Written by", kind: "text", shown: false, width: 144 },
    {
      field: "state",
      label: "Status",
      kind: "badge",
      sort: true,
      shown: true,
      width: 120,
      values: campaignLife.values,
    },
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: campaignLife.values },
    { kind: "oneOf", key: "channel", label: "Channel", options: retailerChannels },
    { kind: "dates", key: "starts", label: "Scheduled", of: "instant" },
  ],
  search: { title: "title", body: "text" },
  defaultSort: "-updatedAt",
} as const satisfies ListDeclaration<Extract<keyof Campaign, string>>;

/** A message to many as its form has it. */
export const campaignDetail = shape({
  id: idSchema(),
  version: number().integer().defined(),
  active: boolean().defined(),
  updatedAt: instantSchema(),
  state: stateSchema(campaignStates),
}).concat(recordOf(campaignForm));

const read = { allow, scope: "all", limit: "read" } as const;
const write = { allow, scope: "all", limit: "write" } as const;

/** Messages to many retailers. */
export const campaignEndpoints = {
  list: listEndpoint({ list: campaignList, many: "notifications", row: campaignRow, path, allow, scope: "all" }),
  get: endpoint({
    method: "GET",
    path: `${path}/:id`,
    summary: "See a notification; as its form has it",
    params: idParams,
    reply: campaignDetail,
    ...read,
  }),
  page: endpoint({
    method: "GET",
    path: `${path}/:id/page`,
    summary: "See a notification, with what became of it",
    params: idParams,
    reply: campaignRow,
    ...read,
  }),
  create: endpoint({
    method: "POST",
    path,
    summary: "Write a notification, which nobody is sent yet",
    body: formBody(campaignForm, { mode: "create" }),
    reply: campaignDetail,
    write: { audit: "campaign.created", idempotency: "required", affects: [path] },
    ...write,
  }),
  update: endpoint({
    method: "PUT",
    path: `${path}/:id`,
    summary: "Replace what a draft says",
    params: idParams,
    body: formBody(campaignForm, { mode: "edit" }),
    reply: campaignDetail,
    write: { audit: "campaign.updated", idempotency: "required", ifMatch: true, affects: [path] },
    ...write,
  }),
  test: endpoint({
    method: "POST",
    path: `${path}/:id/test`,
    summary: "Send a notification as SMS to oneself",
    params: idParams,
    reply: shape({ to: string().defined() }),
    write: { audit: "campaign.tested", idempotency: "required", affects: [] },
    ...write,
  }),
  history: endpoint({
    method: "GET",
    path: `${path}/:id/history`,
    summary: "What happened to a notification, newest first",
    params: idParams,
    reply: listOf(historyEntry),
    ...read,
  }),
  ...campaignLife.endpoints,
};
export type CampaignDetail = ReplyOf<typeof campaignEndpoints.get>;
