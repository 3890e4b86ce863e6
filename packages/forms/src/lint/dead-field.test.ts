import { describe, expect, it } from "vitest";
import { date, defineForm, list, multiSelect, number, onOff, select, text } from "../index.ts";
import { found, unchecked } from "../test/lint-findings.ts";
import { lint } from "./index.ts";

describe("dead fields", () => {
  const dead = (visible: Parameters<typeof text>[0]["visible"]) =>
    defineForm({
      id: "dead",
      version: 1,
      fields: {
        kind: select({ label: "Kind", options: ["PERCENT", "FLAT"] }),
        amount: number({ label: "Amount", min: 0, max: 10, integer: true }),
        day: date({ label: "Day", min: { today: 0 }, max: { today: 7 } }),
        plain: date({ label: "Plain", max: "none" }),
        tags: multiSelect({ label: "Tags", options: ["A", "B"], maxItems: 1 }),
        on: onOff({ label: "On" }),
        code: text({ label: "Code", maxLength: 3 }),
        // The names are those of the fields above.
        target: { ...text({ label: "Target" }), ...(visible ? { visible: visible as never } : {}) },
      },
    });

  it.each([
    [
      "two values of one field at once",
      {
        all: [
          { field: "kind", in: ["PERCENT"] },
          { field: "kind", in: ["FLAT"] },
        ],
      },
    ],
    [
      "none of all options, yet filled",
      {
        all: [
          { field: "kind", notIn: ["PERCENT", "FLAT"] },
          { field: "kind", filled: true },
        ],
      },
    ],
    ["a number beyond its limits", { compare: ["amount", ">", 10] }],
    ["a number between two whole ones", { all: [{ compare: ["amount", ">", 2] }, { compare: ["amount", "<", 3] }] }],
    ["a day before the calendar begins", { compare: ["plain", "<", { value: "1947-01-01" }] }],
    ["a day after the last one", { compare: ["day", ">", { today: 7 }] }],
    [
      "two items where one may be chosen",
      {
        all: [
          { field: "tags", in: ["A"] },
          { field: "tags", in: ["B"] },
        ],
      },
    ],
    ["on and off", { all: [{ field: "on", filled: true }, { not: { field: "on", in: [true] } }] }],
    ["a text that is too long", { field: "code", in: ["LONG"] }],
    [
      "empty and filled",
      {
        not: {
          any: [
            { field: "code", filled: true },
            { field: "code", filled: false },
          ],
        },
      },
    ],
    ["nothing of nothing", { anyFilled: [] }],
    [
      "two facts of one name",
      {
        all: [
          { fact: "mode", in: ["create"] },
          { fact: "mode", in: ["edit"] },
        ],
      },
    ],
  ] as const)("finds one that wants %s", (_what, visible) => {
    expect(found(dead(visible as never))).toContain("dead-field fields.target.visible");
  });

  it.each([
    [
      "one option or the other",
      {
        any: [
          { field: "kind", in: ["PERCENT"] },
          { field: "kind", in: ["FLAT"] },
        ],
      },
    ],
    ["a whole number between two", { all: [{ compare: ["amount", ">", 2] }, { compare: ["amount", "<", 4] }] }],
    ["the last day", { compare: ["day", ">=", { today: 7 }] }],
    ["a fixed day, which comes and goes", { compare: ["day", ">", { value: "2020-01-01" }] }],
    ["an unknown fact", { fact: "mode", in: ["create"] }],
    [
      "emptiness",
      {
        all: [
          { field: "code", filled: false },
          { field: "on", notIn: [true] },
        ],
      },
    ],
  ] as const)("takes one that wants %s", (_what, visible) => {
    expect(found(dead(visible as never))).toEqual([]);
  });

  it("finds one that is shown by what is hidden, in chains however long", () => {
    const fields = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [
        `f${index}`,
        text({
          label: `F${index}`,
          ...(index === 0 ? {} : { visible: { field: `f${index - 1}`, filled: index !== 200 } as const }),
          ...(index === 199 ? { required: true as const } : {}),
        }),
      ]),
    );
    expect(lint(defineForm({ id: "chain", version: 1, fields }))).toEqual([]);
    const broken = {
      ...fields,
      f100: text({
        label: "F100",
        visible: {
          all: [
            { field: "f98", filled: false },
            { field: "f99", filled: true },
          ],
        },
      }),
    };
    expect(found(unchecked({ fields: broken }))[0]).toBe("dead-field fields.f100.visible");
  });

  it("knows facts where all their values are told", () => {
    const form = defineForm({
      id: "facts",
      version: 1,
      fields: { a: text({ label: "A", visible: { fact: "mode", in: ["copy"] } }) },
    });
    expect(found(form, { facts: { mode: ["create", "edit"] } })).toEqual([
      "dead-field fields.a.visible",
      "impossible-option fields.a.visible.in.0",
    ]);
  });

  it("finds one in the rows of a list, by its neighbours and by the form", () => {
    const form = defineForm({
      id: "rows",
      version: 1,
      fields: {
        kind: select({ label: "Kind", options: ["A", "B"] }),
        lines: list({
          label: "Lines",
          visible: { field: "kind", in: ["A"] },
          fields: {
            unit: select({ label: "Unit", options: ["kg", "pc"] }),
            good: number({ label: "Good", visible: { field: "unit", in: ["kg"] } }),
            dead: number({ label: "Dead", visible: { field: "/kind", in: ["B"] } }),
            gone: number({
              label: "Gone",
              visible: {
                all: [
                  { field: "unit", in: ["kg"] },
                  { field: "unit", in: ["pc"] },
                ],
              },
            }),
          },
        }),
      },
    });
    expect(found(form)).toEqual([
      "dead-field fields.lines.fields.dead.visible",
      "dead-field fields.lines.fields.gone.visible",
    ]);
  });
});
