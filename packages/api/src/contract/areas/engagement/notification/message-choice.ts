import { string } from "yup";
import { defineForm, lookup, multiSelect, section, select, text, type ValuesOf } from "@o2r/forms";
import type { ReplyOf } from "../../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../../core/flags.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { thing } from "../../../core/thing.ts";
import { messageLanguages, retailerChannels } from "./message-event.ts";

/** How it is known what a retailer wants: what proves an opt-out. */
export const choiceSources = [
  { value: "CALL", label: "Said on the phone" },
  { value: "VISIT", label: "Said at a visit" },
  { value: "WRITTEN", label: "Asked in writing" },
  { value: "STOP", label: "Answered STOP" },
  { value: "APP", label: "Chosen in the app" },
] as const;

/** What a retailer wants to hear: the language, and the channels by which they want no offers. */
export const messageChoiceForm = defineForm({
  id: "message-choice",
  version: 1,
  fields: {
    retailerId: lookup({
      label: "Retailer",
      source: "retailer",
      required: true,
      readOnly: { fact: "mode", in: ["edit"] },
      messages: { readOnly: "What one retailer wants stays theirs" },
      width: "half",
    }),
    language: select({ label: "Language", required: true, options: messageLanguages, width: "half" }),
    muted: multiSelect({
      label: "No offers by",
      options: retailerChannels,
      maxItems: 3,
      help: "What concerns their own orders, papers and payments they hear in any case.",
    }),
    source: select({ label: "How we know", required: true, options: choiceSources, width: "half" }),
    note: text({ label: "Note", maxLength: 200, width: "half" }),
  },
  sections: [
    section("choice", "What they want", ["retailerId", "language", "muted"]),
    section("proof", "Proof", ["source", "note"], {
      description: "Kept with who wrote it down and when.",
    }),
  ],
});

export const messageChoiceList = {
  columns: [
    { field: "retailer", label: "Retailer", kind: "text", sort: true, shown: true, shows: "retailerId" },
    { field: "mobile", label: "Mobile", kind: "code", shown: true, width: 112 },
    { field: "language", label: "Language", kind: "text", shown: true, width: 104, values: messageLanguages },
    { field: "mutedText", label: "No offers by", kind: "text", shown: true, shows: "muted", width: 192 },
    { field: "source", label: "How we know", kind: "text", shown: true, width: 152, values: choiceSources },
    { field: "note", label: "Note", kind: "text", shown: false },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: true, width: 144 },
  ],
  filters: [
    { kind: "lookup", key: "retailer", label: "Retailer", source: "/api/retailer" },
    { kind: "oneOf", key: "muted", label: "No offers by", options: retailerChannels },
    { kind: "oneOf", key: "language", label: "Language", options: messageLanguages },
    activeFilter,
  ],
  search: { retailer: "shop", mobile: "mobile" },
  defaultSort: "-updatedAt",
} as const satisfies ListDeclaration;

const messageChoice = thing({
  name: { one: "message choice", many: "message choices", key: "message-choice" },
  path: "/oms/notification/choice",
  form: messageChoiceForm,
  list: messageChoiceList,
  computed: {
    retailer: string().defined(),
    mobile: string().defined(),
    /** The channels in words: `SMS, Push`; empty where none is muted. */
    mutedText: string().defined(),
  },
  allow: { read: "message.manage", write: "message.manage" },
  scope: "all",
});
export const messageChoiceEndpoints = messageChoice.endpoints;

/** What its form holds, and what a create or an update sends. */
export type MessageChoiceValues = ValuesOf<typeof messageChoiceForm>;
export type MessageChoice = ReplyOf<typeof messageChoiceEndpoints.get>;
