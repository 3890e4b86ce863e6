import { describe, expect, it } from "vitest";
import { checkbox, date, defineForm, list, multiSelect, number, select, step, text } from "../index.ts";
import { found, unchecked } from "../test/lint-findings.ts";
import { offerForm, productForm } from "../test/product-form.ts";
import { lint } from "./index.ts";

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
      h: date({ label: "H", max: { value: "1946-12-31" } }),
      i: date({ label: "I", min: { value: "3000-01-02" } }),
      j: date({ label: "J", min: { value: "1926-01-01" }, max: { value: "1946-12-31" } }),
      k: number({ label: "K", min: 0.2, max: 0.8 }),
    },
  });
  expect(found(form)).toEqual([
    "impossible-option fields.g.options.0",
    ...["a", "b", "c", "d", "e", "g", "h", "i"].map((name) => `impossible-value fields.${name}`),
  ]);
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
