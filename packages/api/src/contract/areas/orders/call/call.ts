import { boolean, string, type InferType } from "yup";
import { date, defineForm, select, textarea } from "@o2r/forms";
import { endpoint } from "../../../core/endpoint.ts";
import { admins } from "../../../core/holders.ts";
import { lifecycle, stateSchema } from "../../../core/lifecycle/index.ts";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import {
  countSchema,
  done,
  idParams,
  idSchema,
  instantSchema,
  listOf,
  shape,
  textOrNull,
} from "../../../core/schemas.ts";
import { callingSlots, callStates, dispositions } from "./call-states.ts";

const callBack = { field: "disposition", in: ["CALL_BACK"] } as const;

/** How a call ended, and when the retailer is called next. */
export const finishCallForm = defineForm({
  id: "finish-call",
  version: 1,
  fields: {
    disposition: select({ label: "Disposition", required: true, options: dispositions }),
    note: textarea({ label: "Note", maxLength: 300, rows: 2 }),
    nextOn: date({ label: "Next call", min: { today: 0 }, max: { today: 90 }, required: callBack, width: "half" }),
    nextAt: select({
      label: "At",
      options: callingSlots,
      visible: { field: "nextOn", filled: true },
      required: { field: "nextOn", filled: true },
      width: "half",
    }),
  },
});

const row = {
  id: idSchema(),
  version: countSchema(),
  state: stateSchema(callStates),
  retailerId: idSchema(),
  establishment: string().defined(),
  mobile: string().defined(),
  city: string().defined(),
  /** The retailer called, and was not called by the agent. */
  incoming: boolean().defined(),
  createdAt: instantSchema(),
  /** Null until it was answered. */
  answeredAt: instantSchema().nullable(),
  disposition: string()
    .oneOf(dispositions.map(({ value }) => value))
    .nullable()
    .defined(),
  note: string().defined(),
  nextOn: textOrNull(),
  nextAt: textOrNull(),
  /** What was ordered during it. */
  orderId: idSchema().nullable(),
  orderNumber: textOrNull(),
};

/** A call of an agent with a retailer. */
export const callRow = shape(row);
export type CallRow = InferType<typeof callRow>;

const path = "/oms/call";
const affects = ["/oms/dialer"] as const;

/** The life of a call (domain.md §5). An agent takes one at a time, and only their own. */
export const callLife = lifecycle({
  entity: "call",
  name: { one: "call", many: "calls" },
  path,
  row: callRow,
  states: callStates,
  first: "RINGING",
  read: "call.read",
  scope: "own",
  steps: {
    answer: {
      from: ["RINGING"],
      to: "CONNECTED",
      label: "Answer",
      done: "answered",
      means: "is on the line",
      final: "It says what happened on the line",
      allow: "call.read",
      single: true,
      affects,
    },
    decline: {
      from: ["RINGING"],
      to: "MISSED",
      label: "Decline",
      done: "missed",
      means: "is called back later",
      final: "It says what happened on the line",
      allow: "call.read",
      single: true,
      affects,
    },
    hangUp: {
      from: ["CONNECTED"],
      to: "WRAP_UP",
      label: "Hang up",
      done: "hung up",
      means: "is off the line",
      final: "It says what happened on the line",
      allow: "call.read",
      single: true,
      affects,
    },
    finish: {
      from: ["CONNECTED", "WRAP_UP"],
      to: "DONE",
      label: "Finish",
      done: "finished",
      means: "is dealt with",
      final: "It says what happened on the line",
      allow: "call.read",
      form: finishCallForm,
      single: true,
      affects,
    },
    // What the provider of a dialer says of it.
    connect: { by: "service", from: ["RINGING"], to: "CONNECTED" },
    end: { by: "service", from: ["CONNECTED"], to: "WRAP_UP" },
    // Nobody has taken it in its time, or the dialer could not make it.
    miss: { by: "clock", from: ["RINGING"], to: "MISSED" },
  },
});

/** Why a retailer is to be called. */
export const callReasons = [
  { value: "DUE", label: "Promised" },
  { value: "MISSED", label: "Missed call" },
  { value: "QUIET", label: "No order lately" },
] as const;

/** A retailer whom an agent is to call. */
const toCall = shape({
  retailerId: idSchema(),
  establishment: string().defined(),
  mobile: string().defined(),
  city: string().defined(),
  reason: string()
    .oneOf(callReasons.map(({ value }) => value))
    .defined(),
  /** The slot that was promised, when the call was missed, or the last order; null where there was none. */
  since: textOrNull(),
  slot: textOrNull(),
});
export type ToCall = InferType<typeof toCall>;

/** A retailer whom an agent has promised a call on a later day. */
const promised = shape({
  retailerId: idSchema(),
  establishment: string().defined(),
  city: string().defined(),
  on: string().defined(),
  at: string().defined(),
});
export type PromisedCall = InferType<typeof promised>;

/** The same as it stands among others': whose it was, and when the next is promised. */
const listedCall = shape({ ...row, agent: textOrNull() });
export type ListedCall = InferType<typeof listedCall>;

/** What agents and retailers have spoken of, newest first: it stands on the retailer's record. */
export const callList = {
  columns: [
    { field: "createdAt", label: "Called", kind: "dateTime", sort: true, shown: true, width: 144 },
    { field: "establishment", label: "Retailer", kind: "text", shown: true },
    { field: "agent", label: "Agent", kind: "text", shown: true, width: 144 },
    {
      field: "incoming",
      label: "By",
      kind: "flag",
      shown: true,
      width: 96,
      values: [
        { value: true, label: "Retailer" },
        { value: false, label: "Agent" },
      ],
    },
    { field: "disposition", label: "Disposition", kind: "badge", shown: true, width: 152, values: dispositions },
    { field: "note", label: "Note", kind: "text", shown: true, width: 200 },
    { field: "nextOn", label: "Next call", kind: "date", shown: true, width: 104 },
    { field: "orderNumber", label: "Order no", kind: "code", shown: true, width: 128 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 112, values: callLife.values },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: callLife.values },
    { kind: "oneOf", key: "disposition", label: "Disposition", options: dispositions },
    { kind: "dates", key: "called", label: "Called", of: "instant", maxDays: 366 },
    { kind: "lookup", key: "retailer", label: "Retailer", source: "/api/retailer" },
  ],
  search: { establishment: "shop" },
  defaultSort: "-createdAt",
} as const satisfies ListDeclaration<Extract<keyof ListedCall, string>>;

/** Calls between agents and retailers. */
export const callEndpoints = {
  list: listEndpoint({
    list: callList,
    many: "calls",
    row: listedCall,
    path,
    allow: "call.list",
    scope: { all: admins, own: ["CALLING_AGENT"], ownTeam: ["CC_SUPERVISOR"] },
  }),
  desk: endpoint({
    method: "GET",
    path: `${path}/desk`,
    summary: "What is on an agent's desk: the call that goes on, and whom to call next",
    reply: shape({
      current: callRow.nullable().defined(),
      next: listOf(toCall),
      /** What is promised for later days, soonest first. */
      promised: listOf(promised),
      /** The dialer makes calls by itself, to try the desk with. */
      simulated: boolean().defined(),
    }),
    allow: "call.read",
    scope: "own",
    limit: "read",
    polled: true,
  }),
  ring: endpoint({
    method: "POST",
    path,
    summary: "Have the dialer connect an agent with a retailer of theirs; 409 while another call goes on",
    body: shape({ retailerId: idSchema() }),
    reply: callRow,
    write: { audit: "call.rung", idempotency: "required", affects: [path, "/oms/dialer"] },
    allow: "call.read",
    scope: "own",
    limit: "write",
  }),
  team: endpoint({
    method: "GET",
    path: `${path}/team`,
    summary: "The agents whom a supervisor answers for: whom they talk to, and what came of today's calls",
    reply: listOf(
      shape({
        id: idSchema(),
        name: string().defined(),
        /** Name of the dialer that connects them. */
        dialer: textOrNull(),
        /** The call that goes on. */
        callId: idSchema().nullable(),
        /** It can be listened to: it is connected, and by a dialer that lets supervisors listen in. */
        canListen: boolean().defined(),
        state: stateSchema(callStates).nullable(),
        establishment: textOrNull(),
        since: textOrNull(),
        done: countSchema(),
        missed: countSchema(),
        ordered: countSchema(),
      }),
    ),
    allow: "call.watch",
    scope: "ownTeam",
    limit: "read",
    polled: true,
  }),
  listen: endpoint({
    method: "POST",
    path: `${path}/:id/listen`,
    summary: "Have the dialer call the supervisor and let them listen to a call of an own agent; it is written down",
    params: idParams,
    reply: done,
    write: { audit: "listening.begun", idempotency: "required", affects: [] },
    allow: "call.watch",
    scope: "ownTeam",
    limit: "write",
  }),
  ...callLife.endpoints,
};
