import { array, number as figure, string } from "yup";
import { checkbox, defineForm, number, section, select, text, type ValuesOf } from "@o2r/forms";
import { endpoint, type ReplyOf } from "../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../core/flags.ts";
import type { ListDeclaration } from "../../core/list.ts";
import { done, instantSchema, shape } from "../../core/schemas.ts";
import { thing } from "../../core/thing.ts";
import { pendingCall } from "./call/pending-call.ts";

/** What carries the calls of a dialer. */
export const dialerKinds = [
  { value: "SIMULATOR", label: "Simulator" },
  { value: "HTTP", label: "Provider" },
] as const;
export type DialerKind = (typeof dialerKinds)[number]["value"];

const byProvider = { field: "kind", in: ["HTTP"] } as const;

/** A dialer that connects agents with retailers; an account of an agent names one (`dialersId`). */
export const dialerForm = defineForm({
  id: "dialer",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true, maxLength: 50, width: "half" }),
    kind: select({
      label: "Kind",
      required: true,
      options: dialerKinds,
      help: "A simulator calls nobody: calls ring at the desk alone. A provider is named in the settings of the service.",
      width: "half",
    }),
    ringSeconds: number({
      label: "Rings for",
      help: "Seconds after which a call that nobody takes is missed. Left empty, it rings until it is taken.",
      min: 15,
      max: 600,
      integer: true,
      width: "half",
    }),
    callerNumber: text({
      label: "Number shown to retailers",
      visible: byProvider,
      required: byProvider,
      digits: true,
      minLength: 10,
      maxLength: 12,
      width: "half",
    }),
    listening: checkbox({
      label: "Supervisors may listen in",
      help: "Only where the provider can. Each time is written down.",
      visible: byProvider,
    }),
  },
  sections: [section("dialer", "Dialer", ["name", "kind", "ringSeconds", "callerNumber", "listening"])],
});

/** The dialers of the call centre. */
export const dialerList = {
  columns: [
    { field: "name", label: "Dialer", kind: "text", sort: true, shown: true },
    { field: "kind", label: "Kind", kind: "badge", sort: true, shown: true, width: 144, values: dialerKinds },
    { field: "agents", label: "Agents", kind: "number", sort: true, shown: true, width: 96 },
    { field: "ringSeconds", label: "Rings for (s)", kind: "number", shown: true, width: 128 },
    { field: "callerNumber", label: "Number", kind: "code", shown: true, width: 144 },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: true, width: 144 },
  ],
  filters: [{ kind: "oneOf", key: "kind", label: "Kind", options: dialerKinds }, activeFilter],
  search: { name: "name", callerNumber: "number" },
  defaultSort: "name",
} as const satisfies ListDeclaration;

const dialer = thing({
  name: { one: "dialer", many: "dialers" },
  path: "/oms/dialer",
  form: dialerForm,
  list: dialerList,
  computed: {
    /** Accounts of agents that name it. */
    agents: figure().integer().defined(),
  },
  allow: { read: "dialer.manage", write: "dialer.manage" },
  scope: "all",
  // Whoever writes accounts chooses one for an agent.
  lookup: { allow: "user.write" },
});

/** What a provider says of calls. */
export const dialerReportStates = ["RINGING", "ANSWERED", "ENDED", "MISSED"] as const;

export const dialerEndpoints = {
  // Before `get`, whose path `/oms/dialer/call` would be another's.
  call: pendingCall,
  report: endpoint({
    method: "POST",
    path: "/oms/dialer/report",
    summary: "What the provider of a dialer says of calls, signed with the secret of its settings",
    body: shape({
      /** When it was signed: at most five minutes ago. */
      at: instantSchema(),
      /** HMAC-SHA-256, hexadecimal, of `at` and a line `key status at agent mobile` for each report. */
      signature: string().max(64).required(),
      reports: array()
        .of(
          shape({
            /** Of a call that the service asked for its id; of one that came in, the provider's own key. */
            key: string().max(100).required(),
            status: string().oneOf(dialerReportStates).required(),
            at: instantSchema(),
            /** Of one that comes in: the Agent Id whom it rings at, and the retailer's number. */
            agent: string().max(50).nullable().defined(),
            mobile: string().max(15).nullable().defined(),
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
  ...dialer.endpoints,
};

/** What a dialer's form holds, and what a create or an update sends. */
export type DialerValues = ValuesOf<typeof dialerForm>;
export type Dialer = ReplyOf<typeof dialerEndpoints.get>;
