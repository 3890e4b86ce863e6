import { number, string, type InferType } from "yup";
import { defineForm, lookup } from "@o2r/forms";
import { crud } from "../../../core/crud.ts";
import { endpoint, formBody } from "../../../core/endpoint.ts";
import { admins } from "../../../core/holders.ts";
import { lifecycle } from "../../../core/lifecycle/index.ts";
import { lookupEndpoint, lookupRow } from "../../../core/lookup.ts";
import { reasonDialogForm } from "../../../core/reason-form.ts";
import { idParams, rupeesSchema, shape } from "../../../core/schemas.ts";
import { termFields } from "../retailer-group/retailer-group.ts";
import { termOrigins } from "../retailer-group/terms-of.ts";
import { retailerForm } from "./retailer-form.ts";
import { retailerList } from "./retailer-list.ts";
import { retailerDetail, retailerRow, retailerStates } from "./retailer-rows.ts";

/**
 * Which retailers somebody reaches (domain.md §7): who takes them on those that are not submitted yet, an agent those
 * that are assigned, a supervisor those of the own agents.
 */
export const rowsOfRetailers = {
  all: admins,
  ownWarehouse: ["HUB_MANAGER"],
  ownRegion: ["ONBOARDING_MANAGER"],
  ownBeats: ["FSA"],
  ownTeam: ["CC_SUPERVISOR"],
  own: ["ONBOARDING_AGENT", "CALLING_AGENT"],
} as const;
const scope = rowsOfRetailers;

const path = "/oms/retailer";
const name = { one: "retailer", many: "retailers" } as const;

/** A retailer's life (domain.md §5, Retailer). */
export const retailerLife = lifecycle({
  entity: "retailer",
  name,
  path,
  row: retailerRow,
  states: retailerStates,
  first: "LEAD",
  read: "retailer.read",
  scope,
  steps: {
    /** What is known of a lead is written down by whoever takes it on. */
    begin: { by: "service", from: ["LEAD"], to: "ONBOARDING" },
    /** Of one who was typed in or came from a file; onboarding submits at once. */
    submit: {
      from: ["LEAD", "ONBOARDING"],
      to: "KYC_PENDING",
      label: "Submit for KYC",
      done: "submitted",
      means: "waits until somebody else has verified the papers",
      final: "It waits for somebody else to verify the papers",
      allow: "retailer.write",
      affects: ["/oms/kyc"],
    },
    /** The papers were rejected: whoever has taken them on mends them. */
    sendBack: { by: "service", from: ["KYC_PENDING"], to: "ONBOARDING" },
    /** Once the papers are approved. */
    accept: { by: "service", from: ["KYC_PENDING"], to: "ACTIVE" },
    activate: {
      from: ["KYC_PENDING", "INACTIVE"],
      to: "ACTIVE",
      label: "Activate",
      done: "activated",
      means: "can order from now on",
      final: "It can be blocked or retired",
      allow: "retailer.block",
      needs: { hubId: "No hub delivers there: assign one first" },
      guard: "verified",
    },
    block: {
      from: ["ACTIVE"],
      to: "BLOCKED",
      label: "Block",
      done: "blocked",
      means: "can place no orders any more; those that are placed wait until they are decided on",
      danger: true,
      allow: "retailer.block",
      form: reasonDialogForm,
      undo: "unblock",
    },
    unblock: {
      from: ["BLOCKED"],
      to: "ACTIVE",
      label: "Unblock",
      done: "unblocked",
      means: "can order again",
      final: "It can be blocked again, with a reason",
      allow: "retailer.block",
    },
    retire: {
      from: ["LEAD", "ONBOARDING", "KYC_PENDING", "ACTIVE", "BLOCKED"],
      to: "INACTIVE",
      label: "Deactivate",
      done: "deactivated",
      means: "is served no longer",
      danger: true,
      allow: "retailer.block",
      form: reasonDialogForm,
      guard: "settled",
      undo: "activate",
    },
  },
});

const { setActive: _, ...usual } = crud({
  name,
  path,
  row: retailerRow,
  detail: retailerDetail,
  form: retailerForm,
  list: retailerList,
  lookup: {
    shows: { mobile: string().defined(), city: string().defined() },
    summary: "Retailers by shop, owner or mobile",
  },
  allow: { read: "retailer.read", write: "retailer.write" },
  scope,
});

/** Where a retailer is delivered from from now on. What is ordered already stays where it is. */
export const assignBeatForm = defineForm({
  id: "assign-beat",
  version: 1,
  fields: {
    hubId: lookup({ label: "Hub", source: "warehouse", required: true }),
    beatId: lookup({ label: "Beat", source: "beat", required: true, filters: { hub: "hubId" } }),
  },
});

/** Which calling agent looks after a retailer from now on. */
export const assignAgentForm = defineForm({
  id: "assign-agent",
  version: 1,
  fields: { agentId: lookup({ label: "Agent", source: "agent", required: true }) },
});

/** The terms of a retailer's own; those of their tier, status and type where they are left empty. */
export const termsForm = defineForm({
  id: "retailer-terms",
  version: 2,
  fields: {
    ...termFields,
    tierId: lookup({ label: "Tier", source: "tier", width: "half" }),
  },
});

const term = shape({
  /** Rupees, or days. */
  value: number().defined(),
  origin: string().oneOf(termOrigins).defined(),
  /** The tier, the status or the type that states it. */
  name: string().nullable().defined(),
});

/** A retailer's own terms, and those that hold for them. */
const termsReply = shape({
  creditLimit: rupeesSchema().nullable(),
  creditDays: number().integer().nullable().defined(),
  minOrder: rupeesSchema().nullable(),
  tierId: string().nullable().defined(),
  tier: string().nullable().defined(),
  holds: shape({ creditLimit: term, creditDays: term, minOrder: term }),
});
export type RetailerTerms = InferType<typeof termsReply>;

const write = { limit: "write" } as const;

/** Shops that order, with what is known of them. */
export const retailerEndpoints = {
  ...usual,
  ...retailerLife.endpoints,
  page: endpoint({
    method: "GET",
    path: `${path}/:id/page`,
    summary: "See a retailer; as their page shows them",
    params: idParams,
    reply: retailerRow,
    allow: "retailer.read",
    scope,
    limit: "read",
  }),
  assignBeat: endpoint({
    method: "POST",
    path: `${path}/:id/beat`,
    summary: "Deliver to a retailer from another hub or on another beat",
    params: idParams,
    body: formBody(assignBeatForm),
    reply: retailerRow,
    write: {
      audit: "retailer.beat-assigned",
      idempotency: "required",
      ifMatch: true,
      affects: [path, "/api/retailer"],
    },
    allow: "retailer.assign",
    scope: { all: admins, ownRegion: ["ONBOARDING_MANAGER"] },
    ...write,
  }),
  assignAgent: endpoint({
    method: "POST",
    path: `${path}/:id/agent`,
    summary: "Give a retailer a calling agent",
    params: idParams,
    body: formBody(assignAgentForm),
    reply: retailerRow,
    write: { audit: "retailer.agent-assigned", idempotency: "required", ifMatch: true, affects: [path] },
    allow: "retailer.terms",
    scope: "all",
    ...write,
  }),
  terms: endpoint({
    method: "GET",
    path: `${path}/:id/terms`,
    summary: "What a retailer may owe, for how long, and what they order at least, with who says so",
    params: idParams,
    reply: termsReply,
    allow: "retailer.read",
    scope,
    limit: "read",
  }),
  setTerms: endpoint({
    method: "POST",
    path: `${path}/:id/terms`,
    summary: "Set what a retailer may owe, for how long, and what they order at least",
    params: idParams,
    body: formBody(termsForm),
    reply: retailerRow,
    write: { audit: "retailer.terms-set", idempotency: "required", ifMatch: true, affects: [path] },
    allow: "retailer.terms",
    scope: "all",
    ...write,
  }),
};

const optionLookup = (source: string, summary: string) =>
  lookupEndpoint({ name: source, summary, row: lookupRow(), allow: "retailer.read", scope: "all" });

/** What retailers are narrowed by that is no thing of its own. */
export const retailerLookups = {
  shopType: { lookup: optionLookup("shop-type", "Find types of shops") },
  retailerType: { lookup: optionLookup("retailer-type", "Find types of retailers") },
  beatType: { lookup: optionLookup("beat-type", "Find types of beats") },
  /** A city is no thing of its own: its id is made of its name, and is the same wherever that is written alike. */
  city: {
    lookup: lookupEndpoint({
      name: "city",
      summary: "Cities in which there are retailers within reach, by name",
      row: lookupRow(),
      allow: "retailer.read",
      scope,
    }),
  },
  agent: {
    lookup: lookupEndpoint({
      name: "agent",
      summary: "Find calling agents by name; a supervisor finds the own ones",
      row: lookupRow({ agentId: string().nullable().defined() }),
      allow: "retailer.read",
      scope: {
        all: [...admins, "HUB_MANAGER", "ONBOARDING_MANAGER", "FSA", "ONBOARDING_AGENT"],
        ownTeam: ["CC_SUPERVISOR"],
        own: ["CALLING_AGENT"],
      },
    }),
  },
  onboarder: {
    lookup: lookupEndpoint({
      name: "onboarder",
      summary: "Those who take on retailers, by name",
      row: lookupRow(),
      allow: "retailer.read",
      scope: "all",
    }),
  },
};
