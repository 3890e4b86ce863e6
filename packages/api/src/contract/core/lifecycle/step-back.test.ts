import { describe, expect, it } from "vitest";
import { defineForm, text } from "@o2r/forms";
import { stepBack } from "./decide-step.ts";
import type { PersonStepGiven } from "./lifecycle.types.ts";

const to = defineForm({ id: "to", version: 1, fields: { side: text({ label: "Side" }) } });
type State = "NEW" | "OPEN" | "SHUT";

const reason = defineForm({ id: "why", version: 1, fields: { why: text({ label: "Why" }) } });
const step = (given: Partial<PersonStepGiven<State>>): PersonStepGiven<State> => ({
  from: ["OPEN"],
  to: "SHUT",
  label: "Shut",
  done: "shut",
  means: "is shut",
  allow: "stock.read",
  ...given,
});
/** It stays in its state. */
const turned = (given: Partial<PersonStepGiven<State>>): PersonStepGiven<State> => {
  const { to: _, ...rest } = step(given);
  return rest;
};
const tone = "neutral";
const life = {
  name: { one: "door", many: "doors" },
  states: { NEW: { label: "New", tone }, OPEN: { label: "Open", tone }, SHUT: { label: "Shut", tone } },
  steps: {
    shut: step({ from: ["NEW", "OPEN"], undo: "open" }),
    open: step({ from: ["SHUT"], to: "OPEN", done: "opened" }),
    seal: step({ undo: "unseal" }),
    unseal: step({ from: ["SHUT"], to: "OPEN", form: reason }),
    lock: step({ undo: "unlock" }),
    unlock: step({ from: ["SHUT"], to: "OPEN", allow: "stock.approve" }),
    paint: step({}),
    show: step({ to: "OPEN", undo: { step: "showAgain", sends: { picture: "picture" }, otherState: true } }),
    showAgain: step({ form: to, to: "SHUT" }),
    turn: turned({ form: to, undo: { step: "turn", sends: { side: "faces" } } }),
  },
} as const;
const manager = { id: "me", userType: "HUB_MANAGER" } as const;
const back = (key: string, before: State = "OPEN") =>
  stepBack(life, key, { before: { state: before }, after: { state: "SHUT" } }, manager);

describe("the step that takes back another", () => {
  it("is the one that the table names", () => {
    expect(back("shut")).toEqual({ step: "open" });
    expect(back("paint")).toBeUndefined();
  });

  it("leads to where the row was: from elsewhere there is none", () => {
    expect(back("shut", "NEW")).toBeUndefined();
  });

  it("asks for nothing, and is offered to those who may take it", () => {
    expect(back("seal")).toBeUndefined();
    expect(back("lock")).toBeUndefined();
    const admin = { id: "me", userType: "ADMIN" } as const;
    expect(stepBack(life, "lock", { before: { state: "OPEN" }, after: { state: "SHUT" } }, admin)).toEqual({
      step: "unlock",
    });
  });

  it("is sent what the row was before, where the table says so and that is known", () => {
    const rows = (before: object, state: State = "OPEN") => ({
      before: { state, ...before },
      after: { state: "OPEN" },
    });
    expect(stepBack(life, "turn", rows({ faces: "east" }), manager)).toEqual({ step: "turn", body: { side: "east" } });
    expect(stepBack(life, "turn", rows({ faces: null }), manager)).toBeUndefined();
    expect(stepBack(life, "turn", rows({}), manager)).toBeUndefined();
    expect(stepBack(life, "turn", rows({ faces: "east" }, "NEW"), manager)).toBeUndefined();
    // Its state then tells how it came to be as it was.
    expect(stepBack(life, "show", rows({ picture: 3 }, "NEW"), manager)).toEqual({
      step: "showAgain",
      body: { picture: 3 },
    });
  });
});
