import { describe, expect, it } from "vitest";
import { chain, date, defineForm, list, money, number, percent, select } from "../index.ts";
import { found } from "../test/lint-findings.ts";
import { lint } from "./index.ts";

describe("contradictions", () => {
  const prices = {
    a: money({ label: "A" }),
    b: money({ label: "B" }),
    c: money({ label: "C", min: 10 }),
    d: percent({ label: "D" }),
    kind: select({ label: "Kind", options: ["A", "B"] }),
    from: date({ label: "From", min: { today: 0 }, max: "none" }),
    till: date({ label: "Till", max: { today: 5 } }),
  };
  const among = (...rules: readonly unknown[]) =>
    // The rules name the fields above.
    found(defineForm({ id: "prices", version: 1, fields: prices, rules: rules as never }));
  const rule = (left: string, operator: string, right: unknown, when?: object) => ({
    compare: [left, operator, right],
    message: "m",
    ...(when ? { when } : {}),
  });

  it.each([
    ["two orders", [rule("a", "<", "b"), rule("b", "<", "a")], 1],
    ["a round of three, one of them strict", [rule("a", "<=", "b"), rule("b", "<=", "c"), rule("c", "<", "a")], 2],
    ["a limit of a field", [rule("c", "<=", 9)], 0],
    ["the limits of two fields", [rule("c", "<", "a"), rule("a", "<=", 10)], 1],
    ["the hundred of a percentage", [rule("d", ">", 100)], 0],
    ["no minus", [rule("a", "<", 0)], 0],
    ["equal and unequal", [rule("a", "==", "b"), rule("b", "!=", "a")], 1],
    ["days", [rule("from", "<", "till"), rule("till", "<=", { today: 0 })], 1],
    [
      "the same case",
      [rule("a", "<", "b", { field: "kind", in: ["A"] }), rule("a", ">", "b", { field: "kind", filled: true })],
      1,
    ],
    ["no value of a list", [rule("kind", "==", { value: "C" })], 0],
  ] as const)("finds rules that exclude each other by %s", (_what, rules, at) => {
    expect(among(...rules)).toContain(`contradiction rules.${at}`);
  });

  it.each([
    ["rules that allow the same value", [rule("a", "<=", "b"), rule("b", "<=", "a")]],
    [
      "rules of different cases",
      [rule("a", "<", "b", { field: "kind", in: ["A"] }), rule("a", ">", "b", { field: "kind", in: ["B"] })],
    ],
    ["days that come nearer", [rule("from", "<", "till"), rule("till", "<=", { today: 1 })]],
    ["a fixed day, which will have passed", [rule("till", ">", { value: "2030-01-01" })]],
    ["a sum", [rule("a", "<", 5), { compare: ["a", "==", { by: "sum", from: ["b", "c"] }], message: "m" }]],
  ] as const)("takes %s", (_what, rules) => {
    expect(among(...rules)).toEqual([]);
  });

  it("finds each of several, and says which rules", () => {
    const form = defineForm({
      id: "several",
      version: 1,
      fields: prices,
      rules: [
        chain(["a", "b", "c"], "<", "m"),
        { compare: ["c", "<=", "a"], message: "m" },
        { compare: ["d", "<", 0], message: "m" },
      ],
    });
    expect(lint(form).map(({ because }) => because)).toEqual([
      "No values keep all of these: A is less than B, and B is less than C, and C is at most A (rules.0, rules.1, rules.2)",
      "No value keeps this: D is less than 0",
    ]);
  });

  it("finds them within a row, and against the form", () => {
    const form = defineForm({
      id: "rows",
      version: 1,
      fields: {
        mrp: money({ label: "MRP", max: 50 }),
        lines: list({
          label: "Lines",
          fields: { low: money({ label: "Low" }), high: money({ label: "High", min: 60 }) },
          rules: [
            { compare: ["low", "<", "high"], message: "m" },
            { compare: ["high", "<=", "/mrp"], message: "m" },
          ],
        }),
      },
    });
    expect(found(form)).toEqual(["contradiction fields.lines.rules.1"]);
  });

  it("says nothing of fields that never stand together", () => {
    const form = defineForm({
      id: "apart",
      version: 1,
      fields: {
        kind: select({ label: "Kind", options: ["A", "B"] }),
        a: number({ label: "A", visible: { field: "kind", in: ["A"] } }),
        b: number({ label: "B", visible: { field: "kind", in: ["B"] } }),
      },
      rules: [
        { compare: ["a", "<", "b"], message: "m" },
        { compare: ["b", "<", "a"], message: "m" },
      ],
    });
    expect(found(form)).toEqual([]);
  });

  it("says nothing of what a field may hold that is not judged because it is read-only", () => {
    const form = defineForm({
      id: "kept",
      version: 1,
      fields: {
        kind: select({ label: "Kind", options: ["A", "B"] }),
        always: number({ label: "Always", readOnly: true }),
        sometimes: number({ label: "Sometimes", readOnly: { field: "kind", in: ["A"] }, max: 5, integer: true }),
        day: date({ label: "Day", readOnly: true, min: { today: 0 }, max: { today: 1 } }),
      },
      rules: [
        { compare: ["always", "<", 0], message: "m" },
        { compare: ["sometimes", ">", 5], message: "m" },
        { compare: ["sometimes", "<", 6], message: "m" },
        { compare: ["day", "<", { today: 0 }], message: "m" },
      ],
    });
    expect(found(form)).toEqual([]);
  });
});
