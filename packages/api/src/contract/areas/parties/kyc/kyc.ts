import { array, boolean, number, string, type InferType } from "yup";
import { date, defineForm } from "@o2r/forms";
import { endpoint } from "../../../core/endpoint.ts";
import { historyEntry } from "../../../core/history.ts";
import { admins } from "../../../core/holders.ts";
import { lifecycle, stateSchema } from "../../../core/lifecycle/index.ts";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { reasonDialogForm } from "../../../core/reason-form.ts";
import { idParams, idSchema, instantSchema, listOf, shape, textOrNull } from "../../../core/schemas.ts";
import { kycStates } from "../retailer/retailer-rows.ts";

/** The papers of a retailer that are judged one by one. */
export const kycPapers = [
  { value: "SHOP", label: "Shop" },
  { value: "IDENTITY", label: "Identity" },
  { value: "GSTIN", label: "GST certificate" },
  { value: "PAN", label: "PAN card" },
  { value: "FSSAI", label: "FSSAI licence" },
] as const;
export type KycPaper = (typeof kycPapers)[number]["value"];
const paperValues = kycPapers.map(({ value }) => value);

/** What was found of one of them. */
export const kycVerdicts = [
  { value: "PENDING", label: "Not judged", tone: "neutral" },
  { value: "APPROVED", label: "Approved", tone: "success" },
  { value: "REJECTED", label: "Rejected", tone: "danger" },
] as const;

/** The papers of a retailer, and how far they have come. */
export const kycRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  retailerId: idSchema(),
  establishment: string().defined(),
  name: string().defined(),
  mobile: string().defined(),
  city: string().defined(),
  hub: textOrNull(),
  state: stateSchema(kycStates),
  /** Whose papers they are to judge: who submitted them, now or before, and who changed what was typed since. */
  makerIds: array().of(idSchema()).defined(),
  submittedBy: textOrNull(),
  submittedAt: instantSchema().nullable(),
  reviewedBy: textOrNull(),
  reviewedAt: instantSchema().nullable(),
  /** Why they were rejected or suspended. */
  reason: textOrNull(),
  /** `YYYY-MM-DD`. */
  fssaiExpiry: textOrNull(),
  /** The papers that there are, each with what was typed and how it was judged. */
  papers: array()
    .of(
      shape({
        paper: string().oneOf(paperValues).defined(),
        /** What was typed: a number, or a name. */
        typed: textOrNull(),
        /** The pictures of it, by document. */
        pictures: array()
          .of(shape({ label: string().defined(), id: idSchema() }))
          .defined(),
        verdict: string()
          .oneOf(kycVerdicts.map(({ value }) => value))
          .defined(),
        reason: textOrNull(),
      }),
    )
    .defined(),
  /** Every paper is approved, so that all of it can be. */
  judged: boolean().defined(),
  /** They are of a retailer who is past being taken on. Until then whoever takes them on submits them, with the retailer. */
  takenOn: boolean().defined(),
  /** The address, which papers are compared with. */
  address: string().defined(),
  addressState: string().defined(),
});
export type KycRow = InferType<typeof kycRow>;

/** Until when the licence for food holds: an approval asks for it where there is one. */
export const approveKycForm = defineForm({
  id: "approve-kyc",
  version: 1,
  fields: {
    fssaiExpiry: date({
      label: "FSSAI licence ends on",
      help: "Needed where the retailer has a licence: once it has ended, the papers are no longer approved.",
      min: { today: 0 },
      max: "none",
    }),
  },
});

/** Who verifies: everywhere, or in the own region (domain.md §13, kyc.verdict). */
const scope = { all: admins, ownRegion: ["ONBOARDING_MANAGER"] } as const;
const path = "/oms/kyc";

const another = (act: string) => [{ isNot: { makerIds: `You cannot ${act} what you have submitted` } }] as const;
const waiting = ["SUBMITTED", "RESUBMITTED", "UNDER_REVIEW"] as const;

/** How the papers of a retailer are verified: submitted by one, decided by another (domain.md §2). */
export const kycLife = lifecycle({
  entity: "kyc",
  name: { one: "KYC", many: "KYCs" },
  path,
  row: kycRow,
  states: kycStates,
  first: "NOT_SUBMITTED",
  read: "kyc.decide",
  scope,
  steps: {
    submit: { by: "service", from: ["NOT_SUBMITTED"], to: "SUBMITTED" },
    /** The first paper was judged. */
    begin: { by: "service", from: ["SUBMITTED", "RESUBMITTED"], to: "UNDER_REVIEW" },
    approve: {
      from: waiting,
      to: "APPROVED",
      label: "Approve",
      done: "approved",
      means: "will be able to order",
      final: "The shop was told; it can be suspended",
      allow: "kyc.decide",
      takers: another("approve"),
      needs: { judged: "Approve every paper first" },
      form: approveKycForm,
      affects: ["/oms/retailer"],
    },
    reject: {
      from: waiting,
      to: "REJECTED",
      label: "Reject",
      done: "rejected",
      means: "has to be submitted again",
      danger: true,
      final: "The shop was told, and whoever takes it on; the papers can be handed in again",
      allow: "kyc.decide",
      takers: another("reject"),
      form: reasonDialogForm,
      affects: ["/oms/retailer"],
    },
    resubmit: {
      from: ["REJECTED", "EXPIRED"],
      to: "RESUBMITTED",
      label: "Submit again",
      done: "submitted again",
      means: "waits to be verified",
      final: "It waits for somebody else to decide",
      allow: "kyc.decide",
      needs: { takenOn: "Whoever takes on the retailer mends the papers, and submits them again" },
      affects: ["/oms/retailer"],
    },
    suspend: {
      from: ["APPROVED"],
      to: "SUSPENDED",
      label: "Suspend",
      done: "suspended",
      means: "is not trusted any more, as where a GSTIN was cancelled",
      danger: true,
      final: "It can be reviewed",
      allow: "kyc.decide",
      form: reasonDialogForm,
      affects: ["/oms/retailer"],
    },
    review: {
      from: ["SUSPENDED"],
      to: "UNDER_REVIEW",
      label: "Review again",
      done: "under review again",
      means: "is verified again",
      final: "It ends by approving or rejecting",
      allow: "kyc.decide",
      affects: ["/oms/retailer"],
    },
    /** What was typed of a paper is another number or name now. */
    change: { by: "service", from: ["APPROVED"], to: "RESUBMITTED" },
    expire: { by: "clock", from: ["APPROVED"], to: "EXPIRED" },
  },
});

/** The papers that wait, and those that were decided. */
export const kycList = {
  columns: [
    { field: "establishment", label: "Shop", kind: "text", shown: true },
    { field: "name", label: "Owner", kind: "text", shown: true, roomy: true, width: 152 },
    { field: "mobile", label: "Mobile", kind: "code", shown: true, width: 104 },
    { field: "city", label: "City", kind: "text", shown: true, width: 120 },
    { field: "hub", label: "Hub", kind: "text", shown: true, roomy: true, width: 144 },
    { field: "submittedBy", label: "Submitted by", kind: "text", shown: true, roomy: true, width: 136 },
    { field: "submittedAt", label: "Submitted", kind: "dateTime", sort: true, shown: true, width: 104 },
    { field: "reviewedBy", label: "Reviewed by", kind: "text", shown: false, width: 144 },
    { field: "reviewedAt", label: "Reviewed", kind: "dateTime", sort: true, shown: false, width: 144 },
    { field: "fssaiExpiry", label: "FSSAI expiry", kind: "date", shown: false, width: 112 },
    { field: "state", label: "KYC", kind: "badge", sort: true, shown: true, width: 140, values: kycLife.values },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "KYC", options: kycLife.values },
    { kind: "lookup", key: "hub", label: "Hub", source: "/api/warehouse" },
    { kind: "dates", key: "submitted", label: "Submitted", of: "instant" },
    { kind: "flag", key: "served", label: "Retailer", yes: "Served", no: "Deactivated" },
    { kind: "flag", key: "licence", label: "FSSAI licence", yes: "Expired or within 60 days", no: "Later" },
  ],
  search: { establishment: "shop", name: "owner", mobile: "mobile", gstNumber: "GSTIN" },
  defaultSort: "-submittedAt",
} as const satisfies ListDeclaration<Extract<keyof KycRow, string>>;

const read = { allow: "kyc.decide", scope, limit: "read" } as const;

/** Papers of retailers. */
export const kycEndpoints = {
  list: listEndpoint({ list: kycList, many: "KYCs", row: kycRow, path, allow: "kyc.decide", scope }),
  get: endpoint({
    method: "GET",
    path: `${path}/:id`,
    summary: "The papers of one retailer",
    params: idParams,
    reply: kycRow,
    ...read,
  }),
  ofRetailer: endpoint({
    method: "GET",
    path: "/oms/retailer/:id/kyc",
    summary: "The papers of one retailer; by the retailer",
    params: idParams,
    reply: kycRow,
    allow: "kyc.read",
    scope: { ...scope, own: ["ONBOARDING_AGENT"] },
    limit: "read",
  }),
  judge: endpoint({
    method: "POST",
    path: `${path}/:id/verdict`,
    summary: "Say of one paper whether it is right",
    params: idParams,
    body: shape({
      paper: string().oneOf(paperValues).required(),
      verdict: string().oneOf(["APPROVED", "REJECTED", "PENDING"]).required(),
      reason: string().max(300).default(""),
    }),
    reply: kycRow,
    write: { audit: "kyc.judged", idempotency: "required", ifMatch: true, affects: [path, "/oms/retailer"] },
    allow: "kyc.decide",
    scope,
    limit: "write",
  }),
  next: endpoint({
    method: "POST",
    path: "/oms/kyc/next",
    summary:
      "Take up the KYC that waits longest; but for one, and nobody else is led to the same; null where none waits",
    body: shape({ after: idSchema().optional() }),
    reply: shape({ id: idSchema() }).nullable().defined(),
    write: { audit: "kyc.begun", idempotency: "optional", affects: [] },
    allow: "kyc.decide",
    scope,
    limit: "write",
  }),
  history: endpoint({
    method: "GET",
    path: `${path}/:id/history`,
    summary: "What happened to the papers of a retailer, newest first",
    params: idParams,
    reply: listOf(historyEntry),
    ...read,
  }),
  ...kycLife.endpoints,
};
