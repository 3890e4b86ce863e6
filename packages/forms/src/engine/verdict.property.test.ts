import fc from "fast-check";
import { expect, it } from "vitest";
import { compile, createEngine, FormDefinitionError } from "../index.ts";
import type { CompareRule, Condition, FormDefinition, Rule } from "../index.ts";
import type { Field } from "../definition/field.ts";
import { validateSubmission } from "../server/index.ts";

const names = ["a", "b", "c", "d", "e", "f", "g"] as const;
const kinds = {
  a: "text",
  b: "number",
  c: "select",
  d: "date",
  e: "checkbox",
  f: "money",
  g: "multiLookup",
} as const;
const today = "2026-11-21";
const facts = { mode: "create" };

const scalar = fc.constantFrom("x", "y", "", 0, 1, 5, true, false, "2026-01-01");
/** Comparisons that fit the kinds, of the fields in `pool`. */
const comparison = (pool: readonly string[]) => {
  const fitting = [
    fc.tuple(fc.constant("b"), fc.constantFrom("<", "<=", ">", ">=", "==", "!="), fc.constantFrom("f", 3)),
    fc.tuple(fc.constant("d"), fc.constantFrom("<", ">="), fc.constant({ today: 0 })),
    fc.tuple(fc.constant("a"), fc.constantFrom("==", "!="), fc.constant({ value: "x" })),
  ].filter((_, index) => (index === 0 ? ["b", "f"] : [index === 1 ? "d" : "a"]).every((one) => pool.includes(one)));
  // The tuples are written by hand just above; their union says less than they do.
  return fitting.length === 0 ? undefined : (fc.oneof(...fitting) as fc.Arbitrary<CompareRule["compare"]>);
};

const condition = (pool: readonly string[]): fc.Arbitrary<Condition> => {
  const one = fc.constantFrom(...pool);
  const compared = comparison(pool);
  return fc.letrec<{ any: Condition }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      fc.record({ field: one, in: fc.array(scalar, { maxLength: 3 }) }),
      fc.record({ field: one, notIn: fc.array(scalar, { maxLength: 3 }) }),
      fc.record({ field: one, filled: fc.boolean() }),
      fc.record({ fact: fc.constantFrom("mode", "other"), in: fc.constantFrom(["create"], ["edit"]) }),
      fc.record({ anyFilled: fc.array(one, { maxLength: 3 }) }),
      ...(compared ? [fc.record({ compare: compared })] : []),
      fc.record({ all: fc.array(tie("any"), { maxLength: 3 }) }),
      fc.record({ any: fc.array(tie("any"), { maxLength: 3 }) }),
      fc.record({ not: tie("any") }),
    ),
  })).any;
};

const own = (one: (typeof names)[number], min: number | undefined): object => {
  switch (kinds[one]) {
    case "select":
      return {
        options: [
          { value: "x", label: "X" },
          { value: 5, label: "Five" },
        ],
      };
    case "multiLookup":
      return { options: { source: "things" } };
    case "number":
    case "money":
      return min === undefined ? {} : { min };
    case "text":
      return min === undefined ? {} : { maxLength: min + 1 };
    case "date":
    case "checkbox":
      return {};
  }
};

/** A field may be shown by those before it in the alphabet only, so that most definitions have no cycle. */
const field = (one: (typeof names)[number]): fc.Arbitrary<Field> => {
  const before = names.slice(0, names.indexOf(one));
  const structural = before.length === 0 ? {} : { visible: condition(before), enabled: condition(before) };
  return fc
    .record(
      {
        required: fc.oneof(fc.constant(true as const), condition(names)),
        readOnly: fc.oneof(
          { weight: 1, arbitrary: fc.constant(true as const) },
          { weight: 3, arbitrary: condition(names) },
        ),
        onHide: fc.constantFrom("omit", "clear", "keep"),
        min: fc.constantFrom(0, 1, 3),
        ...structural,
      },
      { requiredKeys: [] },
    )
    .map(({ min, ...rest }) => ({ kind: kinds[one], label: one, ...own(one, min), ...rest }) as Field); // `own` fits the kind
};

const rule: fc.Arbitrary<Rule> = fc
  .record({
    compare: comparison(names) ?? fc.constant(["b", "<", 1] as const),
    message: fc.constant("wrong {value}"),
    blame: fc.constantFrom("left", "both"),
    when: fc.option(condition(names), { nil: undefined }),
  })
  .map(({ when, ...rest }): Rule => (when ? { ...rest, when } : rest) as Rule); // `blame` is one of its two words

/** The order of the fields varies: it is the order of errors, not of evaluation. */
const definition: fc.Arbitrary<FormDefinition> = fc
  .tuple(
    fc.tuple(...names.map((one) => field(one).map((made): [string, Field] => [one, made]))),
    fc.shuffledSubarray([...names], { minLength: names.length }),
    fc.array(rule, { maxLength: 4 }),
  )
  .map(([made, order, rules]) => ({
    id: "generated",
    version: 1,
    fields: Object.fromEntries(
      [...made].sort(([a], [b]) => order.findIndex((one) => one === a) - order.findIndex((one) => one === b)),
    ),
    rules,
    sections: [],
    steps: [],
  }));

const raw = fc.oneof(
  fc.constantFrom<unknown>(
    "",
    "x",
    "y",
    "5",
    "05",
    "0.5",
    "-1",
    "1.005",
    5,
    0,
    -0,
    Number.NaN,
    Infinity,
    true,
    false,
    null,
    undefined,
  ),
  fc.constantFrom<unknown>("2026-01-01", "2026-02-30", "2027-01-01", ["x"], ["x", "x"], [1], {}, { a: 1 }),
  fc.anything(),
);
const body = fc.record(
  { a: raw, b: raw, c: raw, d: raw, e: raw, f: raw, g: raw },
  { requiredKeys: [], noNullPrototype: true },
);

const compiles = (form: FormDefinition): boolean => {
  try {
    compile(form);
    return true;
  } catch (error) {
    if (error instanceof FormDefinitionError) return false;
    throw error;
  }
};

it("browser, service and the definition after a JSON round trip give one verdict, and none ever throws", async () => {
  let judged = 0;
  await fc.assert(
    fc.asyncProperty(definition, body, async (form, values) => {
      if (!compiles(form)) return;
      judged += 1;
      const engine = createEngine(form, { facts, today });
      for (const [key, value] of Object.entries(values)) engine.set(key, value);
      const typed = engine.validate().map(({ field: at, message, code }) => ({ field: at, message, code }));

      const raws = Object.fromEntries(names.map((key) => [key, engine.raw(key)]));
      const copy: FormDefinition = JSON.parse(JSON.stringify(form));
      const service = await validateSubmission(form, raws, { facts, today });
      const after = await validateSubmission(copy, raws, { facts, today });

      expect(service.errors).toEqual(typed);
      expect(after).toEqual(service);
    }),
    { numRuns: 10_000 },
  );
  expect(judged).toBeGreaterThan(9000);
}, 120_000);

it("whatever the order of typing, each field is evaluated at most once a keystroke", () => {
  fc.assert(
    fc.property(definition, fc.array(fc.tuple(fc.constantFrom(...names), raw), { maxLength: 10 }), (form, keys) => {
      if (!compiles(form)) return;
      const engine = createEngine(form, { facts, today });
      for (const [key, value] of keys) {
        expect(engine.set(key, value).evaluated).toBeLessThanOrEqual(names.length);
      }
      const again = createEngine(form, {
        facts,
        today,
        values: Object.fromEntries(names.map((key) => [key, engine.raw(key)])),
      });
      expect(again.validate()).toEqual(engine.validate());
    }),
    { numRuns: 2000 },
  );
}, 60_000);
