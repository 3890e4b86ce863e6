// Long because what may stand in a definition is made from what was made before it, kind by kind.
import fc from "fast-check";
import { flat } from "../definition/flat.ts";
import { spread } from "../groups/spread.ts";
import type { Cell, Condition, Field, Fields, FormDefinition, Group, RawValues, Registry, Rule } from "../index.ts";
import { ready } from "../ready/index.ts";
import { rows } from "../rows/index.ts";
import { comparison, condition, type Pool } from "./arbitrary-condition.ts";

export const today = "2026-11-21";
export const facts = { mode: "create" };

/** What the generated forms name: a check, one that reads another field, a derivation, and a source. */
export const registry: Registry = {
  lists: rows,
  checks: {
    short: { test: (value) => String(value).length < 3, message: "Too long" },
    differs: { test: (value, other) => value !== other, message: "Must differ" },
  },
  derivations: {
    ...ready.derivations,
    join: (...values) => values.filter((value) => typeof value === "string").join("") || undefined,
  },
  sources: { things: { exists: () => Promise.resolve(true) } },
};

const none: Pool = { texts: [], numbers: [], dates: [], choices: [], flags: [], many: [], sums: [] };

/** The form's fields in the order in which they may speak of each other: so most definitions have no cycle. */
const plain = {
  a: { kind: "text", pool: "texts" },
  b: { kind: "number", pool: "numbers" },
  c: {
    kind: "select",
    pool: "choices",
    options: [
      { value: "x", label: "X" },
      { value: 5, label: "Five" },
    ],
  },
  d: { kind: "date", pool: "dates" },
  e: { kind: "checkbox", pool: "flags" },
  f: { kind: "money", pool: "numbers", decimals: 2 },
  g: { kind: "multiLookup", pool: "many", options: { source: "things" } },
  h: {
    kind: "multiSelect",
    pool: "many",
    options: [
      { value: "x", label: "X" },
      { value: "y", label: "Y" },
    ],
  },
  "o.i": { kind: "text", pool: "texts" },
  "o.j.k": { kind: "number", pool: "numbers" },
} as const;
const cells = {
  p: { kind: "number", pool: "numbers" },
  q: { kind: "text", pool: "texts" },
  r: { kind: "switch", pool: "flags" },
  "v.w": { kind: "text", pool: "texts" },
} as const;

const innerCells = {
  x: { kind: "number", pool: "numbers" },
  y: { kind: "text", pool: "texts" },
} as const;

type Sketch = { readonly kind: Field["kind"]; readonly pool: keyof Pool };

const poolOf = (fields: Readonly<Record<string, Sketch>>, prefix = ""): Pool => {
  const pool = { ...none };
  for (const [name, { pool: family }] of Object.entries(fields)) pool[family] = [...pool[family], `${prefix}${name}`];
  return pool;
};
const join = (one: Pool, other: Pool): Pool => ({
  texts: [...one.texts, ...other.texts],
  numbers: [...one.numbers, ...other.numbers],
  dates: [...one.dates, ...other.dates],
  choices: [...one.choices, ...other.choices],
  flags: [...one.flags, ...other.flags],
  many: [...one.many, ...other.many],
  sums: [...one.sums, ...other.sums],
});
const before = (fields: Readonly<Record<string, Sketch>>, name: string): Readonly<Record<string, Sketch>> =>
  Object.fromEntries(Object.entries(fields).slice(0, Object.keys(fields).indexOf(name)));

const columns: Pool = { ...none, many: ["l", "l.q", "l.n.y"], sums: ["l.p", "l.n.x"] };
/** The same of the list in the rows of the list, as these name it. */
const innerColumns: Pool = { ...none, many: ["n", "n.y"], sums: ["n.x"] };
/** Everything of the form, as its own rules may name it. */
const whole = join(poolOf(plain), columns);

/** What only its kind has. */
const limits = ({ kind }: Sketch): fc.Arbitrary<object> => {
  const numbers = fc.constantFrom(
    {},
    {},
    { min: 0 },
    { min: 1 },
    { max: 5 },
    { integer: true },
    { min: 3, leadingZero: "allow" },
  );
  const texts = fc.constantFrom(
    {},
    {},
    { maxLength: 2 },
    { minLength: 2 },
    { pattern: "[xy0-9]*" },
    { checks: ["short"] },
  );
  const days = fc.constantFrom(
    {},
    { max: "none" },
    { min: { today: -3 } },
    { min: { value: "2026-01-01" }, max: { today: 0 } },
  );
  if (kind === "number" || kind === "money") return numbers;
  if (kind === "text") return texts;
  return kind === "date" ? days : fc.constant({});
};

const field = <F extends Field>(sketch: Sketch & object, name: string, earlier: Pool, any: Pool): fc.Arbitrary<F> => {
  const { pool: _, ...own } = sketch;
  const structural = condition(earlier);
  const free = condition(any) ?? fc.constant<Condition>({ all: [] });
  const always = fc.constant(true as const);
  return fc
    .tuple(
      limits(sketch),
      fc.record(
        {
          required: fc.oneof({ weight: 1, arbitrary: always }, { weight: 2, arbitrary: free }),
          readOnly: fc.oneof({ weight: 1, arbitrary: always }, { weight: 5, arbitrary: free }),
          onHide: fc.constantFrom("omit", "clear", "keep"),
          ...(structural ? { visible: structural, enabled: structural } : {}),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([more, aspects]) => ({ label: name, ...own, ...more, ...aspects }) as unknown as F); // `limits` fit the kind
};

/** A group around fields that stand under its path, hidden and closed by fields before them. */
const groupAround = (name: string, earlier: Pool, any: Pool) =>
  field({ kind: "group", pool: "texts" }, name, earlier, any).map((given) => {
    const { required: _, ...group } = given;
    return group as unknown as Group; // without what a group has not
  });

/** Puts fields into groups: those under the path of one. */
const grouped = (fields: Readonly<Record<string, Field>>, groups: Readonly<Record<string, Group>>): Fields => {
  const within = (prefix: string): Readonly<Record<string, Field | Group>> =>
    Object.fromEntries(
      [...Object.keys(fields), ...Object.keys(groups)].flatMap((name) => {
        const last = name.slice(prefix.length);
        if (!name.startsWith(prefix) || last.includes(".")) return [];
        const around = groups[name];
        return [[last, around ? spread({ ...around, fields: within(`${name}.`) }) : (fields[name] as Field)]]; // one of both
      }),
    );
  return flat(within(""));
};

const rule = (pool: Pool): fc.Arbitrary<Rule> =>
  fc
    .record(
      {
        compare: comparison(pool) ?? fc.constant(["b", "<", 1] as const),
        message: fc.constantFrom<Rule["message"]>("wrong {value}", { left: "left", right: "right {value}" }),
        blame: fc.constantFrom("left", "right", "both"),
        when: condition(pool) ?? fc.constant<Condition>({ all: [] }),
      },
      { requiredKeys: ["compare", "message"] },
    )
    .map((given) => given as Rule); // a key is there or not, never undefined

/** A list in the rows of the list: its fields speak of each other, of the row around and of the form. */
const innerTable: fc.Arbitrary<Field> = fc
  .tuple(
    fc.record(
      Object.fromEntries(
        Object.entries(innerCells).map(([name, sketch]) => {
          const outer = join(poolOf(plain, "/"), poolOf(cells, "../"));
          const earlier = join(outer, poolOf(before(innerCells, name)));
          return [name, field<Cell>(sketch, name, earlier, join(outer, poolOf(innerCells)))];
        }),
      ),
    ),
    fc.array(rule(join({ ...none, numbers: ["/b", "../p"] }, poolOf(innerCells))), { maxLength: 2 }),
    field({ kind: "list", pool: "many" }, "n", join(poolOf(plain, "/"), poolOf(cells)), poolOf(cells)),
    fc.record({ unique: fc.constantFrom(["x"], [["x", "y"]]), minItems: fc.constantFrom(1, 2) }, { requiredKeys: [] }),
  )
  .map(
    ([fields, rules, list, more]) => ({ ...list, ...more, fields, rules: rules.filter(isOfRow) }) as unknown as Field,
  ); // a list

const table: fc.Arbitrary<Field> = fc
  .tuple(
    fc.record(
      Object.fromEntries(
        Object.entries(cells).map(([name, sketch]) => {
          const outer = join(poolOf(plain, "/"), none);
          const earlier = join(outer, poolOf(before(cells, name)));
          return [name, field<Cell>(sketch, name, earlier, join(join(outer, poolOf(cells)), innerColumns))];
        }),
      ),
    ),
    innerTable,
    groupAround("v", join(poolOf(plain, "/"), poolOf(before(cells, "v.w"))), join(poolOf(plain, "/"), poolOf(cells))),
    fc.array(rule(join(join({ ...none, numbers: ["/b", "/f"] }, innerColumns), poolOf(cells))), { maxLength: 2 }),
    field({ kind: "list", pool: "many" }, "l", poolOf(plain), whole),
    fc.record(
      { unique: fc.constantFrom(["p"], [["p", "q"]]), minItems: fc.constantFrom(1, 2), maxItems: fc.constant(2) },
      { requiredKeys: [] },
    ),
  )
  .map(
    ([fields, n, v, rules, list, more]) =>
      ({
        ...list,
        ...more,
        fields: grouped({ ...fields, n }, { v }),
        rules: rules.filter(isOfRow),
      }) as unknown as Field,
  ); // a list

/** A rule that blames a cell of its row, or a list in it. */
const isOfRow = ({ compare: [left] }: Rule): boolean =>
  typeof left === "string" ? !/^[./]/.test(left) : !JSON.stringify(left).includes('"/');

const derived = (hasTable: boolean): fc.Arbitrary<Readonly<Record<string, Field>>> =>
  fc
    .record({
      total: fc.constantFrom<object>(
        { by: "sum", from: hasTable ? ["b", "l.p"] : ["b", "f"] },
        { by: "sum", from: hasTable ? ["l.n.x"] : ["f"] },
        { by: "cubicMetres", from: ["b", "f", "b"] },
      ),
      word: fc.constantFrom<object>(
        { by: "upperSnake", from: ["a"] },
        { by: "join", from: hasTable ? ["a", "l.q"] : ["a"], overwrite: "always" },
      ),
      readOnly: fc.constantFrom({}, { readOnly: true }),
    })
    .map(({ total, word, readOnly }) => ({
      t: { kind: "number", label: "t", readOnly: true, negative: true, derive: total } as unknown as Field, // as written
      u: {
        kind: "text",
        label: "u",
        ...readOnly,
        checks: [{ check: "differs", with: ["a"] }],
        derive: word,
      } as unknown as Field, // as written
    }));

const formWith = (list: fc.Arbitrary<Field> | undefined): fc.Arbitrary<FormDefinition> => {
  const pool = list ? whole : poolOf(plain);
  const fields = Object.fromEntries(
    Object.entries(plain).map(([name, sketch]) => [name, field(sketch, name, poolOf(before(plain, name)), pool)]),
  );
  return fc
    .tuple(
      fc.record(list ? { ...fields, l: list } : fields),
      fc.record({
        o: groupAround("o", poolOf(before(plain, "o.i")), pool),
        "o.j": groupAround("o.j", poolOf(before(plain, "o.j.k")), pool),
      }),
      derived(list !== undefined),
      fc.integer({ min: 0, max: 8 }),
      fc.array(rule(pool), { maxLength: 4 }),
    )
    .map(([own, groups, more, turn, rules]) => {
      const entries = Object.entries(grouped({ ...own, ...more }, groups));
      return {
        id: "generated",
        version: 1,
        fields: Object.fromEntries([...entries.slice(turn), ...entries.slice(0, turn)]),
        rules,
        sections: [],
        steps: [{ id: "one", title: "One", fields: ["a", "b"] }],
      };
    });
};

/** Definitions with every kind of condition, rule and derivation; the order of the fields varies, with it that of errors. */
export const definition: fc.Arbitrary<FormDefinition> = fc.oneof(
  { weight: 2, arbitrary: formWith(undefined) },
  { weight: 1, arbitrary: formWith(table) },
);

const raw = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom<unknown>(
      "",
      "x",
      "y",
      "5",
      "05",
      "0.5",
      "-1",
      "1.005",
      "2026-01-01",
      "2026-02-30",
      "2027-01-01",
      "2026-11-21",
      5,
      0,
      -0,
      3,
      1e21,
      Number.NaN,
      Infinity,
      true,
      false,
      null,
      undefined,
      ["x"],
      ["x", "x"],
      [1],
      {},
      { a: 1 },
    ),
  },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 1, maxKeys: 2 }) },
);
const innerRow = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ id: fc.constantFrom("r", "8"), x: raw, y: raw }, { requiredKeys: [] }),
  },
  { weight: 1, arbitrary: raw },
);
const row = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record(
      {
        id: fc.constantFrom("r", "s", "7"),
        p: raw,
        q: raw,
        r: raw,
        n: fc.oneof({ weight: 4, arbitrary: fc.array(innerRow, { maxLength: 2 }) }, { weight: 1, arbitrary: raw }),
        v: fc.oneof(fc.record({ w: raw }, { requiredKeys: [] }), raw),
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: raw },
);
const given = Object.fromEntries(
  ["a", "b", "c", "d", "e", "f", "g", "h", "t", "u", "o.i", "o.j.k"].map((name) => [name, raw]),
);

/** Everything that may be typed into such a form, sense and nonsense. */
export const body: fc.Arbitrary<RawValues> = fc.record(
  { ...given, l: fc.oneof({ weight: 4, arbitrary: fc.array(row, { maxLength: 3 }) }, { weight: 1, arbitrary: raw }) },
  { requiredKeys: [], noNullPrototype: true },
);
