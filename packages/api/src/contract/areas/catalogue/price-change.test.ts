import { expect, it } from "vitest";
import { decideStep } from "../../core/lifecycle/decide-step.ts";
import { userTypes } from "../../core/access/user-types.ts";
import { priceChangeLife, stepByDay, type PriceChangeState } from "./price-change.ts";

const maker = "01920000-0000-7000-8000-000000000001";
const other = "01920000-0000-7000-8000-000000000002";
const states = priceChangeLife.values.map(({ value }) => value);
const approvers = ["SUPER_SUPER_ADMIN", "SUPER_ADMIN"];
const proposers = [...approvers, "ADMIN"];
const everyCase = states.flatMap((state) =>
  userTypes.flatMap((userType) => [maker, other].map((id) => [state, userType, id] as const)),
);
const proposedIn = (state: PriceChangeState) => ({ state, proposedById: maker });
const may = (step: string, state: PriceChangeState, userType: string, id: string): boolean =>
  decideStep(priceChangeLife, proposedIn(state), step, { id, userType }).ok;

it.each(everyCase)(
  "a price change that is %s is approved by %s only when somebody else proposed it",
  (state, userType, id) => {
    expect(may("approve", state, userType, id)).toBe(
      state === "PROPOSED" && id === other && approvers.includes(userType),
    );
  },
);

it.each(everyCase)(
  "a price change that is %s is revoked by %s as an approver, or by its maker before",
  (state, userType, id) => {
    const own = state === "PROPOSED" && id === maker && proposers.includes(userType);
    const stops = (state === "PROPOSED" || state === "SCHEDULED") && approvers.includes(userType);
    expect(may("revoke", state, userType, id)).toBe(own || stops);
  },
);

it.each([
  ["APPROVED", "2026-11-22", "schedule"],
  ["APPROVED", "2026-11-21", "apply"],
  ["APPROVED", "2026-11-01", "apply"],
  ["SCHEDULED", "2026-11-22", null],
  ["SCHEDULED", "2026-11-21", "apply"],
  ["PROPOSED", "2026-11-21", null],
  ["APPLIED", "2026-11-21", null],
  ["REVOKED", "2026-11-21", null],
] as const)("the calendar takes what is %s for %s the step %s on 21-11-2026", (state, effectiveOn, step) => {
  expect(stepByDay({ state, effectiveOn }, "2026-11-21")).toBe(step);
});
