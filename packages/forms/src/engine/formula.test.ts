import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createEngine,
  date,
  defineForm,
  FormDefinitionError,
  formula,
  list,
  money,
  number,
  select,
  text,
  type Formula,
  type RawValues,
} from "../index.ts";
import { explain } from "../explain/index.ts";
import { lint } from "../lint/index.ts";
import { rows } from "../rows/index.ts";
import { deserialize, serialize } from "../serialize/index.ts";
import { checkSupplies, validateSubmission } from "../server/index.ts";

const order = defineForm({
  id: "order",
  version: 1,
  fields: {
    first: text({ label: "First name" }),
    last: text({ label: "Last name" }),
    name: text({ label: "Name", readOnly: true, derive: formula({ join: ["first", "last"] }) }),
    kind: select({ label: "Kind", options: ["PERCENT", "FLAT"] }),
    rate: number({ label: "Rate" }),
    lines: list({
      label: "Lines",
      row: "Line",
      fields: {
        qty: number({ label: "Quantity" }),
        price: money({ label: "Price" }),
        amount: money({ label: "Amount", readOnly: true, derive: formula({ multiply: ["qty", "price"] }) }),
      },
    }),
    off: money({
      label: "Discount",
      readOnly: true,
      derive: formula({
        if: { field: "kind", in: ["PERCENT"] },
        give: { round: { divide: [{ multiply: [{ sum: "lines.amount" }, "rate"] }, 100] }, decimals: 2 },
        else: { least: ["rate", { sum: "lines.amount" }] },
      }),
    }),
    total: money({
      label: "Total",
      readOnly: true,
      derive: formula({ subtract: [{ sum: "lines.amount" }, { first: ["off", 0] }] }),
    }),
    nick: text({ label: "Nick", derive: formula("first", { overwrite: "untouched" }) }),
  },
});
const values = {
  first: "Asha",
  last: "Rao",
  kind: "PERCENT",
  rate: 12.5,
  lines: [
    { qty: 3, price: 0.1 },
    { qty: 2, price: 10 },
  ],
};
const open = (given: RawValues = values) => createEngine(order, { values: given, registry: { lists: rows } });

it("computes values from data, in the form and in its rows, in one pass", () => {
  const engine = open();
  const [row = ""] = engine.field("lines").rows ?? [];
  expect(engine.pruned().values).toMatchObject({ name: "Asha Rao", off: 2.54, total: 17.76 });
  expect(engine.value(`lines.${row}.amount`)).toBe(0.3);
  engine.set(`lines.${row}.qty`, "103");
  expect(engine.pruned().values).toMatchObject({ off: 3.79, total: 26.51 });
  engine.set("kind", "FLAT");
  expect(engine.value("off")).toBe(12.5);
  engine.set("last", "");
  expect(engine.value("name")).toBe("Asha");
});

it("leaves what a person typed, where it yields to them", () => {
  const engine = open({});
  engine.set("first", "Asha");
  expect(engine.value("nick")).toBe("Asha");
  engine.set("nick", "Ash");
  engine.set("first", "Asha M");
  expect(engine.value("nick")).toBe("Ash");
  expect(engine.field("nick").offer).toBe("Asha M");
});

it("gives the service the same values, whatever a body claims, also of a form that came as JSON", async () => {
  for (const given of [order, deserialize(serialize(order))]) {
    expect(() => checkSupplies(given, {})).not.toThrow();
    const verdict = await validateSubmission(given, { ...values, total: 1, off: 9999 });
    expect(verdict).toMatchObject({ ok: true, values: { off: 2.54, total: 17.76, name: "Asha Rao" } });
  }
});

it("is explained and linted like any derived value", () => {
  expect(explain(open(), "name").sentences).toContain("Name is worked out from First name (Asha) and Last name (Rao).");
  expect(lint(order, { registry: {} })).toEqual([]);
});

describe("what a formula gives", () => {
  const work = (given: Formula<"a" | "b" | "t" | "d">, of: RawValues = {}) => {
    // The names of any formula have no end as a type; here they are those of the form.
    const derive = formula(given as 0);
    const form = defineForm({
      id: "one",
      version: 1,
      fields: {
        a: number({ label: "A", negative: true }),
        b: number({ label: "B", negative: true }),
        t: text({ label: "T" }),
        d: date({ label: "D", max: "none" }),
        out: number({ label: "Out", readOnly: true, negative: true, derive }),
        words: text({ label: "Words", readOnly: true, derive }),
      },
    });
    const engine = createEngine(form, { values: of, today: "2026-11-24" });
    return engine.value("out") ?? engine.value("words");
  };

  it.each<[string, Formula<"a" | "b" | "t" | "d">, RawValues, unknown]>([
    ["a sum without the noise of floating point", { add: ["a", "b"] }, { a: 0.1, b: 0.2 }, 0.3],
    ["nothing where a part is empty", { add: ["a", "b"] }, { a: 1 }, undefined],
    ["nothing of a text", { add: ["a", "t"] }, { a: 1, t: "x" }, undefined],
    ["nothing of a division by 0", { divide: ["a", "b"] }, { a: 1, b: 0 }, undefined],
    ["halves rounded away from 0", { round: "a" }, { a: -2.5 }, -3],
    ["1.005 to two decimals", { round: "a", decimals: 2 }, { a: 1.005 }, 1.01],
    ["the least", { least: ["a", "b", 7] }, { a: 9, b: 8 }, 7],
    ["the most", { most: ["a", "b"] }, { a: 9, b: 8 }, 9],
    ["a text with what lies between", { join: ["t", { value: "x" }], by: "-" }, { t: "y" }, "y-x"],
    ["the first that is filled", { first: ["t", { value: "none" }] }, {}, "none"],
    ["nothing without an else", { if: { field: "t", filled: true }, give: 1 }, {}, undefined],
    ["a day from today", { today: 1 }, {}, "2026-11-25"],
  ])("%s", (_what, given, of, expected) => {
    expect(work(given, of)).toBe(expected);
  });

  it("is what arithmetic gives, for any numbers", () => {
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((paise) => paise / 100);
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(work({ subtract: ["a", "b"] }, { a, b })).toBeCloseTo(a - b, 6);
        expect(work({ multiply: ["a", "b"] }, { a, b })).toBeCloseTo(a * b, 4);
      }),
      { numRuns: 50 },
    );
  });
});

it("refuses a formula that is none, that reads what is not there, or that names other fields than it reads", () => {
  const stored = serialize(order);
  const wrong = [
    stored.replace('"join":["first","last"]', '"eval":"first + last"'),
    stored.replace('"join":["first","last"]', '"join":["first","lost"]'),
    stored.replace('"from":["first","last"]', '"from":["first"]'),
    stored.replace('"by":"formula"', '"by":"sum"'),
    stored.replace('"join":["first","last"]', '"join":[]'),
    stored.replace('"multiply":["qty","price"]', `"add":[${'{"add":['.repeat(60)}1${"]}".repeat(60)}]`),
  ];
  for (const text of wrong) expect(() => deserialize(text)).toThrow(FormDefinitionError);
  defineForm({
    id: "wrong",
    version: 1,
    fields: {
      a: number({ label: "A" }),
      // @ts-expect-error there is no field "nope"
      b: number({ label: "B", derive: formula({ add: ["a", "nope"] }) }),
    },
  });
});

it("refuses formulas that wait for each other", () => {
  const form = defineForm({
    id: "cycle",
    version: 1,
    fields: {
      a: number({ label: "A", derive: formula({ add: ["b", 1] }) }),
      b: number({ label: "B", derive: formula({ add: ["a", 1] }) }),
    },
  });
  expect(() => createEngine(form)).toThrow(FormDefinitionError);
});
