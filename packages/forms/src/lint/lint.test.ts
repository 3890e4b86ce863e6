import { describe, expect, it } from "vitest";
import {
  chain,
  checkbox,
  date,
  defineForm,
  list,
  money,
  multiSelect,
  number,
  onOff,
  percent,
  select,
  step,
  text,
} from "../index.ts";
import type { FormDefinition } from "../index.ts";
import { offerForm, productForm } from "../test/product-form.ts";
import { lint } from "./index.ts";

const found = (form: FormDefinition, options?: Parameters<typeof lint>[1]) =>
  lint(form, options).map(({ code, path }) => `${code} ${path}`);

/** A form that its own types would refuse, as it may arrive as JSON. */
const unchecked = (form: object): FormDefinition => ({
  id: "unchecked",
  version: 1,
  fields: {},
  rules: [],
  sections: [],
  steps: [],
  ...form,
});

it("finds nothing in forms that are in order", () => {
  expect(lint(productForm)).toEqual([]);
  expect(lint(offerForm)).toEqual([]);
});

describe("names", () => {
  it("finds every name that is no field, and suggests the one that was meant", () => {
    const form = unchecked({
      fields: {
        city: {
          kind: "text",
          label: "City",
          visible: { any: [{ field: "citty", filled: true }, { anyFilled: ["zone"] }] },
        },
        lines: {
          kind: "list",
          label: "Lines",
          rules: [{ compare: ["qty", "<", "/total"], message: "m" }],
          fields: { qty: { kind: "number", label: "Q", required: { field: "unit", filled: true } } },
        },
      },
      rules: [{ compare: ["city", "==", "town"], message: "m", when: { not: { field: "nowhere", filled: true } } }],
      steps: [{ id: "s", title: "S", fields: ["city", "lost"] }],
    });
    expect(lint(form).map(({ path, because, fix }) => [path, because, fix])).toEqual([
      ["fields.city.visible.any.0.field", 'There is no field "citty"', "Perhaps city is meant"],
      ["fields.city.visible.any.1.anyFilled.0", 'There is no field "zone"', "Add the field, or name another"],
      ["fields.lines.fields.qty.required.field", 'There is no field "unit"', "Add the field, or name another"],
      ["fields.lines.rules.0.compare.2", 'There is no field "/total"', "Add the field, or name another"],
      ["rules.0.compare.2", 'There is no field "town"', "Add the field, or name another"],
      ["rules.0.when.not.field", 'There is no field "nowhere"', "Add the field, or name another"],
      ["steps.0.fields.1", 'There is no field "lost"', "Add the field, or name another"],
    ]);
  });

  it("says of anything else that cannot be read where and why", () => {
    expect(found(unchecked({ fields: { a: { kind: "colour", label: "A" } } }))).toEqual(["malformed fields.a"]);
    const [finding] = lint(unchecked({ fields: { a: { kind: "text", label: "A", visible: { maybe: true } } } }));
    expect(finding).toMatchObject({ code: "malformed", path: "fields.a.visible" });
    expect(finding?.because).toContain("unknown condition");
  });
});

describe("cycles", () => {
  it("finds each with the shortest way round", () => {
    const form = defineForm({
      id: "cycles",
      version: 1,
      fields: {
        a: text({ label: "A", visible: { field: "b", filled: true } }),
        b: text({
          label: "B",
          enabled: {
            any: [
              { field: "c", filled: true },
              { field: "a", filled: true },
            ],
          },
        }),
        c: text({ label: "C", visible: { not: { field: "a", filled: true } } }),
        d: text({ label: "D", visible: { field: "d", filled: true } }),
        e: text({ label: "E", visible: { field: "a", filled: true } }),
      },
    });
    expect(lint(form).map(({ because }) => because)).toEqual([
      "These wait for each other: d → d",
      "These wait for each other: a → b → a",
    ]);
  });

  it("finds one that runs through the rows of a list", () => {
    const form = defineForm({
      id: "cycles",
      version: 1,
      fields: {
        lines: list({
          label: "Lines",
          fields: { qty: number({ label: "Q", visible: { field: "/total", filled: true } }) },
        }),
        total: number({ label: "T", readOnly: true, derive: { by: "sum", from: ["lines.qty"] } }),
      },
    });
    expect(lint(form)[0]?.because).toBe("These wait for each other: lines.qty → total → lines.qty");
  });
});

describe("dead fields", () => {
  const dead = (visible: Parameters<typeof text>[0]["visible"]) =>
    defineForm({
      id: "dead",
      version: 1,
      fields: {
        kind: select({ label: "Kind", options: ["PERCENT", "FLAT"] }),
        amount: number({ label: "Amount", min: 0, max: 10, integer: true }),
        day: date({ label: "Day", min: { today: 0 }, max: { today: 7 } }),
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

it("finds conditions that never hold, beside those of dead fields", () => {
  const form = defineForm({
    id: "dead",
    version: 1,
    fields: {
      kind: select({ label: "Kind", options: ["A", "B"] }),
      a: text({
        label: "A",
        enabled: {
          all: [
            { field: "kind", in: ["A"] },
            { field: "kind", in: ["B"] },
          ],
        },
      }),
      b: number({ label: "B" }),
    },
    rules: [{ compare: ["b", "<", 5], message: "m", when: { compare: ["b", "<", 0] } }],
  });
  expect(found(form)).toEqual(["dead-condition fields.a.enabled", "dead-condition rules.0.when"]);
});

describe("requirements", () => {
  it("finds one that is made only while the field is hidden", () => {
    const form = defineForm({
      id: "hidden",
      version: 1,
      fields: {
        kind: select({ label: "Kind", options: ["A", "B"] }),
        a: text({ label: "A", visible: { field: "kind", in: ["A"] }, required: { field: "kind", in: ["B"] } }),
        b: text({ label: "B", visible: { field: "kind", in: ["A"] }, required: { field: "kind", filled: true } }),
      },
    });
    expect(lint(form)).toEqual([
      {
        code: "hidden-required",
        path: "fields.a.required",
        because: "A (a) is required when Kind is B, but it shows only when Kind is A: never both",
        fix: "Let the field show where it is required, or drop the requirement",
      },
    ]);
  });

  it("finds one of a field that nobody can fill then", () => {
    const form = defineForm({
      id: "closed",
      version: 1,
      fields: {
        kind: select({ label: "Kind", options: ["A", "B"] }),
        closed: text({ label: "C", enabled: { field: "kind", in: ["A"] }, required: { field: "kind", in: ["B"] } }),
        fixed: text({ label: "F", readOnly: true, required: true }),
        locked: text({ label: "L", readOnly: { field: "kind", filled: true }, required: { field: "kind", in: ["B"] } }),
        derived: text({ label: "D", readOnly: true, required: true, derive: { by: "upperSnake", from: ["kind"] } }),
        open: text({ label: "O", readOnly: { field: "kind", in: ["A"] }, required: { field: "kind", filled: true } }),
      },
    });
    expect(found(form)).toEqual([
      "never-editable fields.closed.required",
      "never-editable fields.fixed.required",
      "never-editable fields.locked.required",
    ]);
  });
});

it("finds options and listed values that can never be", () => {
  const form = defineForm({
    id: "options",
    version: 1,
    fields: {
      rate: select<5 | "5" | "">({
        label: "Rate",
        options: [
          { value: 5, label: "5%" },
          { value: "5", label: "five" },
          { value: "", label: "none" },
        ],
      }),
      on: checkbox({ label: "On" }),
      amount: number({ label: "Amount", max: 10 }),
      a: text({
        label: "A",
        visible: {
          any: [
            { field: "rate", in: [5, 18] },
            { field: "on", in: ["true"] },
          ],
        },
      }),
      b: text({ label: "B", required: { any: [{ compare: ["amount", "!=", 11] }, { compare: ["amount", "<", 99] }] } }),
      day: date({ label: "Day" }),
      c: text({ label: "C", required: { field: "day", notIn: ["2026-02-30", "2099-01-01"] } }),
    },
  });
  expect(found(form)).toEqual([
    "impossible-option fields.rate.options.1",
    "impossible-option fields.rate.options.2",
    "impossible-option fields.a.visible.any.0.in.1",
    "impossible-option fields.a.visible.any.1.in.0",
    "impossible-option fields.b.required.any.0.compare.2",
    "impossible-option fields.c.required.notIn.0",
  ]);
});

it("finds fields that take no value at all", () => {
  const form = defineForm({
    id: "void",
    version: 1,
    fields: {
      a: number({ label: "A", min: 5, max: 4 }),
      b: text({ label: "B", minLength: 3, maxLength: 2 }),
      c: select({ label: "C", options: [] }),
      d: date({ label: "D", min: { today: 1 }, max: { today: 0 } }),
      e: number({ label: "E", min: 0.2, max: 0.8, integer: true, leadingZero: "allow" }),
      f: date({ label: "F", min: { value: "2026-01-01" }, max: { today: 0 } }),
      g: multiSelect({ label: "G", options: ["A"], maxItems: 0 }),
    },
  });
  expect(found(form)).toEqual([
    "impossible-option fields.g.options.0",
    ...["a", "b", "c", "d", "e", "g"].map((name) => `impossible-value fields.${name}`),
  ]);
});

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
});

it("finds what a registry lacks, and only when it is given one", () => {
  const form = defineForm({
    id: "registry",
    version: 1,
    fields: {
      a: text({ label: "A", checks: ["odd"] }),
      b: text({ label: "B", derive: { by: "shorten", from: ["a"] } }),
      c: select({ label: "C", options: { source: "zones" } }),
      d: text({ label: "D", derive: { by: "upperSnake", from: ["a"] } }),
    },
  });
  expect(found(form)).toEqual([]);
  expect(found(form, { registry: {} })).toEqual([
    "missing-check fields.a.checks.0",
    "missing-derivation fields.b.derive.by",
    "missing-source fields.c.options.source",
  ]);
  const registry = {
    checks: { odd: { test: () => true, message: "m" } },
    derivations: { shorten: () => undefined },
    sources: { zones: {} },
  };
  expect(found(form, { registry })).toEqual([]);
});

it("finds a step to which nobody comes, and takes one without fields for a page's own", () => {
  const form = defineForm({
    id: "steps",
    version: 1,
    fields: {
      kind: select({ label: "Kind", options: ["A", "B"] }),
      a: text({
        label: "A",
        visible: {
          all: [
            { field: "kind", in: ["A"] },
            { field: "kind", in: ["B"] },
          ],
        },
      }),
    },
    steps: [step("one", "One", ["kind"]), step("two", "Two", ["a"]), step("three", "Three", [])],
  });
  expect(found(form)).toEqual(["dead-field fields.a.visible", "unreachable-step steps.1"]);
});

it("says nothing where it would have to try too many values", () => {
  const fields = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`f${index}`, select({ label: "F", options: ["a", "b", "c"] })]),
  );
  const names = Object.keys(fields);
  const form = unchecked({
    fields: {
      ...fields,
      target: text({
        label: "T",
        // No two neighbours may be alike, and the ends must be: for forty fields of two values each that cannot be seen by looking.
        visible: {
          all: [
            ...names.map((field) => ({ field, in: ["a", "b"] })),
            ...names.slice(1).map((name, index) => ({ compare: [name, "!=", names[index] ?? ""] as const })),
            { compare: ["f0", "==", "f39"] as const },
          ],
        },
      }),
    },
  });
  expect(lint(form, { budget: 20 })).toEqual([]);
});
