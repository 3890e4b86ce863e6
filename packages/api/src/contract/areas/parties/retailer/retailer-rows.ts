import { array, boolean, number, string, type InferType, type ObjectSchema } from "yup";
import { stateSchema } from "../../../core/lifecycle/index.ts";
import { recordOf, type RecordOf } from "../../../core/record.ts";
import { idSchema, instantSchema, rupeesSchema, shape, textOrNull } from "../../../core/schemas.ts";
import { retailerForm } from "./retailer-form.ts";

/** How far a retailer has come, in the order of their life (domain.md §5). */
export const retailerStates = {
  LEAD: { label: "Lead", tone: "neutral" },
  ONBOARDING: { label: "Onboarding", tone: "info" },
  KYC_PENDING: { label: "KYC pending", tone: "warning", is: "waiting for KYC" },
  ACTIVE: { label: "Active", tone: "success" },
  BLOCKED: { label: "Blocked", tone: "danger" },
  INACTIVE: { label: "Inactive", tone: "neutral" },
} as const;
export type RetailerState = keyof typeof retailerStates;

/** How far the papers of a retailer have come. */
export const kycStates = {
  NOT_SUBMITTED: { label: "Not submitted", tone: "neutral" },
  SUBMITTED: { label: "Submitted", tone: "warning" },
  UNDER_REVIEW: { label: "Under review", tone: "info" },
  APPROVED: { label: "Approved", tone: "success" },
  REJECTED: { label: "Rejected", tone: "danger" },
  RESUBMITTED: { label: "Resubmitted", tone: "warning" },
  EXPIRED: { label: "Expired", tone: "danger" },
  SUSPENDED: { label: "Suspended", tone: "danger" },
} as const;

/** A retailer in the list and at the head of their page. Of an Aadhaar number no row tells anything. */
export const retailerRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  establishment: string().defined(),
  name: string().defined(),
  mobile: string().defined(),
  /** Labels of the configured options. */
  shopType: string().defined(),
  retailerType: textOrNull(),
  beatType: textOrNull(),
  beatId: textOrNull(),
  beat: textOrNull(),
  pincode: string().defined(),
  city: string().defined(),
  hubId: textOrNull(),
  hub: textOrNull(),
  gstNumber: textOrNull(),
  kyc: stateSchema(kycStates),
  isPrime: boolean().defined(),
  agentId: textOrNull(),
  /** The calling agent who looks after them. */
  agent: textOrNull(),
  onboardedBy: textOrNull(),
  /** What they owe for what was invoiced, in rupees; below 0 is on account. */
  outstanding: rupeesSchema(),
  lastOrderAt: instantSchema().nullable(),
  state: stateSchema(retailerStates),
  /** Why they are blocked, in words. */
  stateReason: textOrNull(),
  /** A request to change the address waits for its approval. */
  addressPending: boolean().defined(),
  updatedAt: instantSchema(),
});
export type RetailerRow = InferType<typeof retailerRow>;

/** One picture of a retailer's papers, by its document. */
const picture = shape({ label: string().defined(), id: idSchema() });

/** What the form of a retailer holds, and what its page shows beside. Its `state` is that of the address. */
export type Retailer = RecordOf<(typeof retailerForm)["fields"]> & {
  id: string;
  version: number;
  active: boolean;
  updatedAt: string;
  hub: string | null;
  beat: string | null;
  shopTypeLabel: string;
  retailerTypeLabel: string | null;
  beatTypeLabel: string | null;
  aadharLast4: string | null;
  creditLimit: number | null;
  creditDays: number | null;
  pictures: { label: string; id: string }[];
};
// `concat` joins the two, which yup's own types do not follow.
export const retailerDetail = shape({
  id: idSchema(),
  version: number().integer().defined(),
  active: boolean().defined(),
  updatedAt: instantSchema(),
  hub: textOrNull(),
  beat: textOrNull(),
  shopTypeLabel: string().defined(),
  retailerTypeLabel: textOrNull(),
  beatTypeLabel: textOrNull(),
  aadharLast4: textOrNull(),
  /** Rupees and days; null where those of the retailer's type hold. */
  creditLimit: rupeesSchema().nullable(),
  creditDays: number().integer().nullable().defined(),
  pictures: array().of(picture).defined(),
}).concat(recordOf(retailerForm)) as unknown as ObjectSchema<Retailer>;
