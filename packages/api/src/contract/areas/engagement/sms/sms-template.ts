import { number, string } from "yup";
import { defineForm, list, section, select, text, textarea, type ValuesOf } from "@o2r/forms";
import { endpoint, type ReplyOf } from "../../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../../core/flags.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idParams, instantSchema, shape } from "../../../core/schemas.ts";
import { thing } from "../../../core/thing.ts";
import {
  messageEventOptions,
  messageLanguages,
  messageVariables,
  type MessageVariable,
} from "../notification/message-event.ts";

// The keys of the table, which `Object.entries` tells as any text.
const variableOptions = (Object.keys(messageVariables) as MessageVariable[]).map((value) => ({
  value,
  label: messageVariables[value].label,
}));

/** The wording of an event in a language, as it was registered (domain.md §8, /sms). */
export const smsTemplateForm = defineForm({
  id: "sms-template",
  version: 1,
  fields: {
    event: select({ label: "Event", required: true, options: messageEventOptions, width: "half" }),
    language: select({ label: "Language", required: true, options: messageLanguages, width: "half" }),
    sender: text({
      label: "Sender",
      required: true,
      maxLength: 6,
      upper: true,
      pattern: "[A-Z]{6}|[0-9]{6}",
      help: "The header that is registered with the operators, such as ORDRTR.",
      width: "half",
      messages: { pattern: "Six letters, or six digits for offers" },
    }),
    dltTemplateId: text({
      label: "DLT template id",
      required: true,
      digits: true,
      minLength: 19,
      maxLength: 19,
      width: "half",
      messages: { minLength: "19 digits, as the register gives it", maxLength: "19 digits, as the register gives it" },
    }),
    body: textarea({
      label: "Text",
      required: true,
      maxLength: 1000,
      rows: 5,
      help: "Word for word as it is registered, with {#var#} for each value.",
    }),
    variables: list({
      label: "Values",
      row: "Value",
      maxItems: 20,
      fields: { variable: select({ label: "Filled with", required: true, options: variableOptions }) },
    }),
  },
  sections: [
    section("template", "Template", ["event", "language", "sender", "dltTemplateId"]),
    section("text", "Text", ["body"]),
    section("values", "Values", ["variables"], {
      description: "What each {#var#} is filled with, in their order. Of a value 40 characters are sent at most.",
    }),
  ],
});

/** The templates (domain.md §8, /sms). */
export const smsTemplateList = {
  columns: [
    { field: "event", label: "Event", kind: "text", sort: true, shown: true, width: 184, values: messageEventOptions },
    {
      field: "language",
      label: "Language",
      kind: "text",
      sort: true,
      shown: true,
      width: 104,
      values: messageLanguages,
    },
    { field: "body", label: "Template", kind: "text", shown: true },
    { field: "sender", label: "Sender", kind: "code", sort: true, shown: true, width: 96 },
    { field: "dltTemplateId", label: "DLT template id", kind: "code", shown: true, width: 184 },
    { field: "segments", label: "Messages", kind: "number", shown: false, width: 96 },
    activeColumn,
    { field: "lastSentAt", label: "Last sent", kind: "dateTime", sort: true, shown: true, width: 144 },
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [
    { kind: "oneOf", key: "event", label: "Event", options: messageEventOptions },
    { kind: "oneOf", key: "language", label: "Language", options: messageLanguages },
    activeFilter,
  ],
  search: { body: "text", dltTemplateId: "DLT template id", sender: "sender" },
  defaultSort: "event",
} as const satisfies ListDeclaration;

const allow = { read: "message.manage", write: "message.manage" } as const;

const smsTemplate = thing({
  name: { one: "SMS template", many: "SMS templates", key: "sms-template" },
  path: "/oms/sms",
  form: smsTemplateForm,
  list: smsTemplateList,
  computed: {
    /** Messages that it takes with examples in its places. */
    segments: number().integer().defined(),
    lastSentAt: instantSchema().nullable(),
  },
  allow,
  scope: "all",
  affects: ["/oms/notification"],
});

export const smsTemplateEndpoints = {
  ...smsTemplate.endpoints,
  test: endpoint({
    method: "POST",
    path: "/oms/sms/:id/test",
    summary: "Send a template with examples to oneself",
    params: idParams,
    reply: shape({ to: string().defined() }),
    allow: allow.write,
    scope: "all",
    limit: "write",
    write: { audit: "sms-template.tested", idempotency: "required" },
  }),
};

/** What a template's form holds, and what a create or an update sends. */
export type SmsTemplateValues = ValuesOf<typeof smsTemplateForm>;
export type SmsTemplate = ReplyOf<typeof smsTemplateEndpoints.get>;
