import { describe, expect, it } from "vitest";
import { defineForm, text } from "@o2r/forms";
import { stepBack } from "./decide-step.ts";
import type { PersonStepGiven } from "./lifecycle.types.ts";

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
  },
} as const;
const manager = { id: "me", userType: "HUB_MANAGER" } as const;
const back = (key: string, before: State = "OPEN") =>
  stepBack(life, key, { before: { state: before }, after: { state: "SHUT" } }, manager);

describe("the step that takes back another", () => {
  it("is the one that the table names", () => {
    expect(back("shut")).toBe("open");
    expect(back("paint")).toBeUndefined();
  });

  it("leads to where the row was: from elsewhere there is none", () => {
    expect(back("shut", "NEW")).toBeUndefined();
  });

  it("asks for nothing, and is offered to those who may take it", () => {
    expect(back("seal")).toBeUndefined();
    expect(back("lock")).toBeUndefined();
    const admin = { id: "me", userType: "ADMIN" } as const;
    expect(stepBack(life, "lock", { before: { state: "OPEN" }, after: { state: "SHUT" } }, admin)).toBe("unlock");
  });
});
