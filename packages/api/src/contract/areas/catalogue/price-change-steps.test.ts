import { describe, expect, it } from "vitest";
import { userTypes } from "../../core/user-types.ts";
import {
  decideByDay,
  decideStep,
  openActions,
  priceChangeStates,
  priceChangeSteps,
  type PersonalAction,
} from "./price-change-steps.ts";

const maker = "01920000-0000-7000-8000-000000000001";
const other = "01920000-0000-7000-8000-000000000002";
const states = priceChangeStates.map(({ value }) => value);
const approvers = ["SUPER_SUPER_ADMIN", "SUPER_ADMIN"];

describe("the steps of a price change", () => {
  it("lead from a proposal to its end, and never out of one", () => {
    const reached = new Set<string>(["PROPOSED"]);
    for (const _ of states) for (const { from, to } of priceChangeSteps) if (reached.has(from)) reached.add(to);
    expect([...reached].toSorted()).toEqual([...states].toSorted());
    expect(priceChangeSteps.filter(({ from }) => ["APPLIED", "REVOKED"].includes(from))).toEqual([]);
  });

  it("reach APPROVED only by somebody who did not propose it, whoever they are", () => {
    for (const state of states)
      for (const userType of userTypes)
        for (const id of [maker, other]) {
          const decision = decideStep({ state, proposedById: maker }, "approve", { id, userType });
          const expected = state === "PROPOSED" && id !== maker && approvers.includes(userType);
          expect([state, userType, id, "to" in decision]).toEqual([state, userType, id, expected]);
        }
  });

  it("let a proposal be taken back by its maker, and what is to come be stopped by approvers only", () => {
    for (const state of states)
      for (const userType of userTypes)
        for (const id of [maker, other]) {
          const decision = decideStep({ state, proposedById: maker }, "revoke", { id, userType });
          const isApprover = approvers.includes(userType);
          const expected =
            state === "PROPOSED" ? isApprover || id === maker : state === "SCHEDULED" ? isApprover : false;
          expect([state, userType, id, "to" in decision]).toEqual([state, userType, id, expected]);
        }
  });

  it("say whether nobody can, or somebody else", () => {
    const refused = (state: (typeof states)[number], action: PersonalAction) =>
      decideStep({ state, proposedById: maker }, action, { id: maker, userType: "SUPER_ADMIN" });
    expect(refused("PROPOSED", "approve")).toEqual({ refused: "person" });
    expect(refused("APPLIED", "revoke")).toEqual({ refused: "state" });
  });

  it("are what buttons follow", () => {
    const change = { state: "PROPOSED", proposedById: maker } as const;
    expect(openActions(change, { id: other, userType: "SUPER_ADMIN" })).toEqual(["approve", "revoke"]);
    expect(openActions(change, { id: maker, userType: "SUPER_ADMIN" })).toEqual(["revoke"]);
    expect(openActions(change, { id: other, userType: "ADMIN" })).toEqual([]);
  });
});

describe("the calendar", () => {
  it.each([
    ["APPROVED", "2026-11-22", "SCHEDULED"],
    ["APPROVED", "2026-11-21", "APPLIED"],
    ["APPROVED", "2026-11-01", "APPLIED"],
    ["SCHEDULED", "2026-11-22", null],
    ["SCHEDULED", "2026-11-21", "APPLIED"],
    ["PROPOSED", "2026-11-21", null],
    ["APPLIED", "2026-11-21", null],
    ["REVOKED", "2026-11-21", null],
  ] as const)("takes what is %s for %s to %s on 21-11-2026", (state, effectiveOn, to) => {
    expect(decideByDay({ state, effectiveOn }, "2026-11-21")).toBe(to);
  });
});
