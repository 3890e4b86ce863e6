import { describe, expect, it } from "vitest";
import { compile, defineForm, number, text } from "../index.ts";
import { checkDefinition } from "../serialize/index.ts";
import type { FormDefinition } from "../index.ts";
import { offerForm, productForm } from "../test/product-form.ts";

/** As a definition may arrive from a database: nothing is known of it. */
const fromJson = (change: object): FormDefinition => {
  const plain: FormDefinition = JSON.parse(JSON.stringify(offerForm));
  return { ...plain, ...change };
};

describe("compile", () => {
  it("compiles once per definition", () => {
    expect(compile(productForm)).toBe(compile(productForm));
  });

  it("refuses fields that wait for each other, and shows the cycle", () => {
    const form = defineForm({
      id: "cycle",
      version: 1,
      fields: {
        a: text({ label: "A", visible: { field: "b", filled: true } }),
        b: text({ label: "B", enabled: { field: "c", filled: true } }),
        c: text({ label: "C", visible: { not: { field: "a", filled: true } } }),
      },
    });
    expect(() => compile(form)).toThrow("a → b → c → a");
  });

  it("takes two fields that are required by each other, and compared both ways", () => {
    const form = defineForm({
      id: "pair",
      version: 1,
      fields: {
        a: number({ label: "A", required: { field: "b", filled: true } }),
        b: number({ label: "B", required: { field: "a", filled: true } }),
      },
      rules: [
        { compare: ["a", "<=", "b"], message: "no" },
        { compare: ["b", ">=", "a"], message: "no" },
      ],
    });
    expect(() => compile(form)).not.toThrow();
  });

  it("settles a chain of five thousand fields", () => {
    const fields = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [
        `f${index}`,
        text({ label: "F", ...(index < 4999 ? { visible: { field: `f${index + 1}`, filled: true } } : {}) }),
      ]),
    );
    expect(compile(defineForm({ id: "long", version: 1, fields })).settling[0]?.name).toBe("f4999");
  });

  it.each([
    ["an unknown kind", { fields: { a: { kind: "colour", label: "A" } } }, "fields.a: unknown kind"],
    [
      "an unknown condition",
      { fields: { a: { kind: "text", label: "A", visible: { maybe: true } } } },
      "fields.a.visible",
    ],
    [
      "an unknown field",
      { fields: { a: { kind: "text", label: "A", visible: { field: "z", filled: true } } } },
      'no field "z"',
    ],
    [
      "an unknown operator",
      { rules: [{ compare: ["discount", "=<", 1], message: "m" }] },
      "rules.0.compare: not one of",
    ],
    ["an order of texts", { rules: [{ compare: ["pan", "<", "gstin"], message: "m" }] }, "cannot be compared"],
    [
      "a number against a date",
      { rules: [{ compare: ["discount", "<", "validTill"], message: "m" }] },
      "is compared with date",
    ],
    ["a broken pattern", { fields: { a: { kind: "text", label: "A", pattern: "(" } } }, "fields.a"],
    [
      "a pattern too large for an engine",
      { fields: { a: { kind: "text", label: "A", pattern: "x".repeat(100_000) } } },
      "fields.a.pattern",
    ],
    ["a dangerous name", { fields: JSON.parse('{"__proto__":{"kind":"text","label":"A"}}') }, "cannot be a name"],
    ["a name that would change the order", { fields: { 7: { kind: "text", label: "A" } } }, "cannot be a name"],
    ["a section with an unknown field", { sections: [{ id: "s", title: "S", fields: ["z"] }] }, "sections.0.fields"],
  ])("refuses %s with its place", (_what, change, words) => {
    const empty = "fields" in change ? { rules: [] } : {};
    expect(() => checkDefinition(fromJson({ ...empty, ...change }))).toThrow(words);
  });
});
