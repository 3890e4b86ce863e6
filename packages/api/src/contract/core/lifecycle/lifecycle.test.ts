import { defineForm, text } from "@o2r/forms";
import { number, string } from "yup";
import { describe, expect, it } from "vitest";
import { userTypes } from "../access/user-types.ts";
import { idSchema, shape } from "../schemas.ts";
import { decideStep } from "./decide-step.ts";
import { lifecycle } from "./lifecycle.ts";
import { stateSchema } from "./state-schema.ts";

const states = {
  ASKED: { label: "Asked", tone: "warning" },
  DONE: { label: "Done", tone: "success" },
  GONE: { label: "Taken back", tone: "neutral", is: "no longer there" },
} as const;
const reason = defineForm({ id: "why", version: 1, fields: { why: text({ label: "Why", required: true }) } });
const ask = lifecycle({
  entity: "ask",
  name: { one: "ask", many: "asks" },
  path: "/oms/ask",
  row: shape({ id: idSchema(), version: number().defined(), state: stateSchema(states), madeBy: string().defined() }),
  states,
  first: "ASKED",
  read: "stock.read",
  scope: "all",
  steps: {
    approve: {
      from: ["ASKED"],
      to: "DONE",
      label: "Approve",
      done: "approved",
      means: "will be done",
      allow: "stock.approve",
      takers: [{ isNot: { madeBy: "You cannot approve what you asked for" } }],
    },
    takeBack: {
      from: ["ASKED", "DONE"],
      to: "GONE",
      label: "Take back",
      done: "taken back",
      means: "will not be done",
      allow: "stock.read",
      takers: [{ is: "madeBy", from: ["ASKED"] }, { allow: "stock.reset" }],
      form: reason,
    },
    expire: { by: "clock", from: ["ASKED"], to: "GONE" },
  },
});
const row = (state: keyof typeof states) => ({ state, madeBy: "me" });

describe("a table of steps", () => {
  it("makes an endpoint of each step that people take, with its form, and one that tells what can be done", () => {
    const { approve, takeBack, actions } = ask.endpoints;
    expect([approve.path, approve.body, takeBack.path, takeBack.body]).toEqual([
      "/oms/ask/:id/approve",
      undefined,
      "/oms/ask/:id/take-back",
      { kind: "form", form: reason },
    ]);
    expect(takeBack.write).toEqual({
      audit: "ask.taken-back",
      idempotency: "required",
      ifMatch: true,
      affects: ["/oms/ask"],
    });
    expect([actions.method, actions.path, actions.allow]).toEqual(["GET", "/oms/ask/:id/actions", "stock.read"]);
    expect(Object.keys(ask.endpoints)).not.toContain("expire");
    expect(ask.values[2]).toEqual({ value: "GONE", label: "Taken back", tone: "neutral" });
  });

  it("says of a state that it allows no step, in a sentence", () => {
    const person = { id: "you", userType: "ADMIN" };
    expect(decideStep(ask, row("DONE"), "approve", person)).toEqual({
      ok: false,
      because: "state",
      reason: "An ask that is done cannot be approved",
    });
    expect(decideStep(ask, row("GONE"), "takeBack", person)).toMatchObject({
      reason: "An ask that is no longer there cannot be taken back",
    });
    const { is: _, ...gone } = states.GONE;
    const plain = { ...ask, states: { ...ask.states, GONE: gone } };
    expect(decideStep(plain, row("GONE"), "takeBack", person)).toMatchObject({
      reason: "This ask is taken back already",
    });
  });

  it("says that it is done already, also in words that say otherwise what is done than how it then stands", () => {
    const approve = {
      ...ask.steps.approve,
      from: ["ASKED"],
      done: "स्वीकृत किया गया",
      doneInEnglish: "approved",
    } as const;
    const hindi = {
      ...ask,
      states: { ...ask.states, APPROVED: { label: "स्वीकृत", tone: "success" } },
      steps: { ...ask.steps, approve },
    } as const;
    expect(
      decideStep(hindi, { ...row("ASKED"), state: "APPROVED" }, "approve", { id: "you", userType: "ADMIN" }),
    ).toMatchObject({
      reason: "This ask is स्वीकृत किया गया already",
    });
  });

  it("lets nobody approve what they asked for, whatever their role", () => {
    for (const userType of userTypes) {
      const holds = ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"].includes(userType);
      expect(decideStep(ask, row("ASKED"), "approve", { id: "me", userType }).ok).toBe(false);
      expect([userType, decideStep(ask, row("ASKED"), "approve", { id: "you", userType }).ok]).toEqual([
        userType,
        holds,
      ]);
    }
    expect(decideStep(ask, row("ASKED"), "approve", { id: "me", userType: "ADMIN" })).toEqual({
      ok: false,
      because: "own",
      reason: "You cannot approve what you asked for",
    });
  });

  it("lets none of several people approve what they have a part in", () => {
    const ours = {
      ...ask,
      steps: {
        ...ask.steps,
        approve: { ...ask.steps.approve, takers: [{ isNot: { makers: "You had a part in it" } }] },
      },
    };
    const decide = (id: string) =>
      decideStep(ours, { ...row("ASKED"), makers: ["me", "they"] } as never, "approve", { id, userType: "ADMIN" }); // a row with one field more
    expect(decide("they")).toEqual({ ok: false, because: "own", reason: "You had a part in it" });
    expect(decide("you")).toEqual({ ok: true });
  });

  it("lets one kind of people take a step from one state, and another kind from all", () => {
    const may = (state: keyof typeof states, id: string, userType: string) =>
      decideStep(ask, row(state), "takeBack", { id, userType }).ok;
    expect([may("ASKED", "me", "HUB_MANAGER"), may("DONE", "me", "HUB_MANAGER")]).toEqual([true, false]);
    expect([may("ASKED", "you", "HUB_MANAGER"), may("DONE", "you", "SUPER_ADMIN")]).toEqual([false, true]);
  });

  it("is taken by nobody where the clock takes it", () => {
    expect(decideStep(ask, row("ASKED"), "expire", { id: "me", userType: "SUPER_SUPER_ADMIN" }).ok).toBe(false);
  });
});
