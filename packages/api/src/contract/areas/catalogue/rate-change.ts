import { boolean, number, string, type InferType } from "yup";
import { date, defineForm, lookup, percent, section, select, textarea, type ValuesOf } from "@o2r/forms";
import { endpoint, formBody } from "../../core/endpoint.ts";
import { lifecycle, stateSchema } from "../../core/lifecycle/index.ts";
import { idListSchema } from "../../core/list/list-query.ts";
import { idSchema, instantSchema, listOf, shape } from "../../core/schemas.ts";
import { gstRates } from "../../core/tax/gst-rates.ts";
import { gstOptions, taxBases } from "./product-options.ts";
import { taxFields } from "./tax-fields.ts";

/** How far ahead rates can be set, in days. */
const furthest = 366;

/** A new rate of tax for a sub-category and its products, from a day on (domain.md §8, /sub-category). */
export const rateChangeForm = defineForm({
  id: "rate-change",
  version: 1,
  fields: {
    subCategoryId: lookup({ label: "Sub-category", source: "sub-category", required: true }),
    gst: select({ label: "GST", required: true, options: gstOptions, width: "half" }),
    cess: percent({ label: "CESS", required: true, min: 0, width: "half" }),
    ...taxFields(),
    effectiveOn: date({
      label: "Takes effect on",
      required: true,
      min: { today: 0 },
      max: { today: furthest },
      width: "half",
    }),
    reason: textarea({ label: "Reason", required: true, maxLength: 500, rows: 3 }),
  },
  sections: [
    section("rate", "New rate", ["subCategoryId", "gst", "cess", "taxBase", "cessPerUnit", "effectiveOn", "reason"]),
  ],
});

const { subCategoryId: _, ...ofRate } = rateChangeForm.fields;

/** One new rate for several sub-categories, each planned for itself. */
export const ratesForm = defineForm({ id: "rate-of-many", version: 1, fields: ofRate });
export type RatesValues = ValuesOf<typeof ratesForm>;

const taxBase = () => string().oneOf(taxBases.map(({ value }) => value));
/** A rate of tax: percents, what they are taken of, and rupees of cess on a unit. */
const rate = {
  gst: number().defined(),
  cess: number().defined(),
  taxBase: taxBase().defined(),
  cessPerUnit: number().defined(),
};

const rateChangeStates = {
  SCHEDULED: { label: "Scheduled", tone: "info" },
  APPLIED: { label: "Applied", tone: "success" },
  CANCELLED: { label: "Cancelled", tone: "neutral" },
} as const;
export type RateChangeState = keyof typeof rateChangeStates;

export const rateChange = shape({
  id: idSchema(),
  version: number().integer().defined(),
  state: stateSchema(rateChangeStates),
  /** `YYYY-MM-DD`, in Asia/Kolkata. */
  effectiveOn: string().defined(),
  ...rate,
  reason: string().defined(),
  plannedBy: string().defined(),
  plannedAt: instantSchema(),
  /** Products that took the new rate; null until it is applied. */
  products: number().integer().nullable().defined(),
});
export type RateChange = InferType<typeof rateChange>;

/** A rate change: it comes on its day, unless it is cancelled before. */
export const rateChangeLife = lifecycle({
  entity: "rate-change",
  name: { one: "rate change", many: "rate changes" },
  path: "/oms/rate-change",
  row: rateChange,
  states: rateChangeStates,
  first: "SCHEDULED",
  read: "catalogue.read",
  scope: "all",
  steps: {
    cancel: {
      from: ["SCHEDULED"],
      to: "CANCELLED",
      label: "Cancel",
      done: "cancelled",
      means: "will not come",
      danger: true,
      final: "It can be planned again",
      allow: "catalogue.write",
    },
    apply: { by: "clock", from: ["SCHEDULED"], to: "APPLIED" },
  },
});

/** What a new rate would do. */
export const ratePreview = shape({
  /** Products that would take the new rate: those that have the rate of their sub-category. */
  changing: number().integer().defined(),
  /** Products with a rate of their own, which they keep. */
  keeping: number().integer().defined(),
  /** Of those that would take it: PTR with the new tax is above MRP. */
  aboveMrp: number().integer().defined(),
  /** The first fifty, those to be warned of before the rest. */
  products: listOf(
    shape({
      id: idSchema(),
      name: string().defined(),
      sku: string().defined(),
      subCategory: string().defined(),
      ...rate,
      changes: boolean().defined(),
      aboveMrp: boolean().defined(),
    }),
  ),
});
export type RatePreview = InferType<typeof ratePreview>;

const read = { method: "GET", allow: "catalogue.read", scope: "all", limit: "read" } as const;
const write = { method: "POST", allow: "catalogue.write", scope: "all", limit: "write" } as const;

export const rateChangeEndpoints = {
  preview: endpoint({
    ...read,
    path: "/oms/rate-change/preview",
    summary: "What a new rate would do to the products of a sub-category, or of several at once",
    query: shape({
      subCategory: idListSchema("subCategory").required(),
      gst: number().oneOf(gstRates).required(),
      cess: number().min(0).max(100).required(),
      taxBase: taxBase(),
      cessPerUnit: number().min(0),
    }),
    reply: ratePreview,
  }),
  list: endpoint({
    ...read,
    path: "/oms/rate-change",
    summary: "The rate changes of a sub-category, newest first, at most fifty",
    query: shape({ subCategory: idSchema() }),
    reply: listOf(rateChange),
  }),
  plan: endpoint({
    ...write,
    path: "/oms/rate-change",
    summary: "Give a sub-category and its products a new rate from a day on",
    body: formBody(rateChangeForm),
    reply: rateChange,
    write: {
      audit: "rate-change.planned",
      idempotency: "required",
      affects: ["/oms/rate-change", "/oms/sub-category", "/oms/product"],
    },
  }),
  ...rateChangeLife.endpoints,
};
export type RateChangeValues = ValuesOf<typeof rateChangeForm>;
