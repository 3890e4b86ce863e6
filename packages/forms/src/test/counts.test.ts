import { afterEach, describe, expect, it } from "vitest";
import { compile, createEngine, defineForm, list, money, number, select, text } from "../index.ts";
import type { Engine, Registry } from "../index.ts";
import { ready } from "../ready/index.ts";
import { rows } from "../rows/index.ts";

/** The fields whose values are judged, each as often as it is: every one has a check of its own name. */
const judged: string[] = [];
const watched = (names: readonly string[]): NonNullable<Registry["checks"]> =>
  Object.fromEntries(names.map((name) => [name, { message: "m", test: () => judged.push(name) > 0 }]));

afterEach(() => {
  judged.length = 0;
});

/** 500 fields: each block of ten is steered by its first field, and its last two are compared. */
const wide = defineForm({
  id: "wide",
  version: 1,
  fields: Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => {
      const name = `f${index}`;
      const first = `f${index - (index % 10)}`;
      const common = { label: "F", checks: [name] };
      if (index % 10 === 0) return [name, select({ ...common, options: ["A", "B"] })];
      if (index % 10 < 4) return [name, text({ ...common, visible: { field: first, in: ["A"] }, maxLength: 9 })];
      if (index % 10 < 6) return [name, text({ ...common, required: { field: first, filled: true }, maxLength: 9 })];
      return [name, number({ ...common, max: 9 })];
    }),
  ),
  rules: Array.from({ length: 50 }, (_, block) => ({
    compare: [`f${block * 10 + 8}`, "<=", `f${block * 10 + 9}`] as const,
    message: { left: "m", right: "m" },
  })),
});
const registry = { checks: watched(Object.keys(wide.fields)) };
const filled = Object.fromEntries(
  [...compile(wide).fields].map(([name, { field }]) => [
    name,
    field.kind === "select" ? "A" : field.kind === "text" ? "x" : 1,
  ]),
);

const shown = (): Engine => {
  const engine = createEngine(wide, { values: filled, registry });
  for (const name of Object.keys(wide.fields)) engine.field(name);
  engine.validate({ show: true });
  return engine;
};

describe("a keystroke among 500 fields whose errors are all shown", () => {
  it("judges the field itself, where nothing depends on it", () => {
    const engine = shown();
    judged.length = 0;
    expect(engine.set("f7", "2")).toEqual({ changed: [], evaluated: 1, judged: 1 });
    expect(judged).toEqual(["f7"]);
  });

  it("judges both sides of a comparison, and no other field", () => {
    const engine = shown();
    judged.length = 0;
    expect(engine.set("f8", "2")).toMatchObject({ changed: ["f8", "f9"], evaluated: 2 });
    expect(new Set(judged)).toEqual(new Set(["f8", "f9"]));
    expect(judged).toHaveLength(2);
  });

  it("evaluates exactly what the field steers, once each", () => {
    const engine = shown();
    judged.length = 0;
    const { changed, evaluated } = engine.set("f20", "B");
    expect(evaluated).toBe(6);
    expect(changed).toEqual(["f21", "f22", "f23"]);
    // Hidden fields are not judged at all.
    expect(new Set(judged)).toEqual(new Set(["f20", "f24", "f25"]));
  });

  it("judges nothing while nothing is shown", () => {
    const engine = createEngine(wide, { values: filled, registry });
    judged.length = 0;
    expect(engine.set("f8", "2")).toEqual({ changed: [], evaluated: 2, judged: 0 });
    expect(judged).toEqual([]);
  });

  it("asks again only for what may have changed, when the whole form is judged", () => {
    const engine = shown();
    engine.set("f8", "2");
    judged.length = 0;
    engine.set("f20", "B");
    engine.validate();
    engine.validate();
    expect(judged.every((name) => ["f20", "f24", "f25"].includes(name))).toBe(true);
  });
});

const order = defineForm({
  id: "order",
  version: 1,
  fields: {
    mrp: money({ label: "MRP" }),
    lines: list({
      label: "Lines",
      fields: {
        sku: text({ label: "SKU", required: true }),
        qty: number({ label: "Quantity", checks: ["lines.qty"] }),
        unit: text({ label: "Unit", visible: { field: "qty", filled: true } }),
        price: money({ label: "Price", required: { field: "/mrp", filled: true } }),
        a: text({ label: "A", checks: ["lines.a"] }),
        b: text({ label: "B" }),
        c: text({ label: "C" }),
        d: text({ label: "D" }),
      },
      rules: [{ compare: ["price", "<=", "/mrp"], message: "m" }],
    }),
    total: number({ label: "Total", readOnly: true, derive: { by: "sum", from: ["lines.qty"] }, checks: ["total"] }),
  },
});

describe("an edit in a list of 1,000 rows of 8 cells", () => {
  const engine = createEngine(order, {
    registry: { ...ready, checks: watched(["lines.qty", "lines.a", "total"]), lists: rows },
    values: {
      mrp: 9,
      lines: Array.from({ length: 1000 }, (_, index) => ({ id: `n${index}`, sku: `s${index}`, qty: 1, price: 1 })),
    },
  });
  for (const address of engine.addresses()) engine.field(address);
  engine.validate({ show: true });

  it("evaluates one cell, where nothing depends on it", () => {
    judged.length = 0;
    expect(engine.set("lines.n500.a", "x")).toEqual({ changed: [], evaluated: 1, judged: 1 });
    expect(judged).toEqual(["lines.a"]);
  });

  it("evaluates its row, and what of the form reads the column", () => {
    judged.length = 0;
    const { changed, evaluated } = engine.set("lines.n500.qty", "");
    expect(changed).toEqual(["lines.n500.unit"]);
    expect(evaluated).toBe(3);
    expect(judged).toEqual(["lines.qty", "total"].filter((path) => judged.includes(path)));
  });

  it("evaluates one cell of every row, where the form decides", () => {
    const { evaluated } = engine.set("mrp", "8");
    expect(evaluated).toBe(1001);
  });
});
