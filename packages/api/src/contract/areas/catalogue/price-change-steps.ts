import { may } from "../../core/permissions.ts";

/** The states of a price change, in the order of its life (domain.md §5). */
export const priceChangeStates = [
  { value: "PROPOSED", label: "Proposed" },
  { value: "APPROVED", label: "Approved" },
  { value: "SCHEDULED", label: "Scheduled" },
  { value: "APPLIED", label: "Applied" },
  { value: "REVOKED", label: "Revoked" },
] as const;
export type PriceChangeState = (typeof priceChangeStates)[number]["value"];

/**
 * Who takes a step. `checker`: holds `price.approve`, and did not propose it. `approver`: holds `price.approve`.
 * `maker`: proposed it. `calendar`: nobody; the service, on or before the day it takes effect.
 */
export type StepTaker = "checker" | "approver" | "maker" | "calendar";

/**
 * Every step that a price change can take: the one table that the service enforces, that buttons follow and that tests
 * walk. What is not in it cannot happen.
 */
export const priceChangeSteps = [
  { from: "PROPOSED", action: "approve", to: "APPROVED", by: "checker" },
  { from: "PROPOSED", action: "revoke", to: "REVOKED", by: "maker" },
  { from: "PROPOSED", action: "revoke", to: "REVOKED", by: "approver" },
  { from: "APPROVED", action: "schedule", to: "SCHEDULED", by: "calendar" },
  { from: "APPROVED", action: "apply", to: "APPLIED", by: "calendar" },
  { from: "SCHEDULED", action: "apply", to: "APPLIED", by: "calendar" },
  { from: "SCHEDULED", action: "revoke", to: "REVOKED", by: "approver" },
] as const satisfies readonly {
  readonly from: PriceChangeState;
  readonly action: string;
  readonly to: PriceChangeState;
  readonly by: StepTaker;
}[];

type Step = (typeof priceChangeSteps)[number];
export type PriceChangeAction = Step["action"];
/** What a person can do to a price change. */
export type PersonalAction = Exclude<PriceChangeAction, "schedule" | "apply">;

/** As much of a price change as decides what may be done to it. */
export interface Stepping {
  readonly state: PriceChangeState;
  /** User id of the maker. */
  readonly proposedById: string;
}
export interface StepPerson {
  readonly id: string;
  readonly userType: string;
}

const takes = (by: StepTaker, { proposedById }: Stepping, { id, userType }: StepPerson): boolean => {
  const isMaker = id === proposedById;
  const isApprover = may(userType, "price.approve");
  return by === "maker" ? isMaker : by === "approver" ? isApprover : by === "checker" && isApprover && !isMaker;
};

/** Where a person's action leads, or why it is refused: `state`, nobody can do it now; `person`, somebody else can. */
export type Decision = { readonly to: PriceChangeState } | { readonly refused: "state" | "person" };

/** Decides a person's action on a price change. */
export const decideStep = (change: Stepping, action: PersonalAction, person: StepPerson): Decision => {
  const open = priceChangeSteps.filter((step) => step.from === change.state && step.action === action);
  const step = open.find(({ by }) => takes(by, change, person));
  return step ? { to: step.to } : { refused: open.length === 0 ? "state" : "person" };
};

/** What a person can do to a price change now. */
export const openActions = (change: Stepping, person: StepPerson): readonly PersonalAction[] =>
  (["approve", "revoke"] as const).filter((action) => "to" in decideStep(change, action, person));

/**
 * Where the calendar leads a price change on a day: null when it has to wait, or is at its end. Days are `YYYY-MM-DD`, of
 * Asia/Kolkata.
 */
export const decideByDay = (
  { state, effectiveOn }: { readonly state: PriceChangeState; readonly effectiveOn: string },
  today: string,
): PriceChangeState | null => {
  const action = effectiveOn <= today ? "apply" : "schedule";
  return priceChangeSteps.find((step) => step.from === state && step.action === action)?.to ?? null;
};
