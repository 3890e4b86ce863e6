import fc from "fast-check";
import type { CompareRule, Condition } from "../index.ts";

/** What a generated condition may speak of: names by what they hold. */
export interface Pool {
  readonly texts: readonly string[];
  readonly numbers: readonly string[];
  readonly dates: readonly string[];
  readonly choices: readonly string[];
  readonly flags: readonly string[];
  readonly many: readonly string[];
  /** Columns whose values can be added up. */
  readonly sums: readonly string[];
}

const namesIn = ({ texts, numbers, dates, choices, flags, many }: Pool): readonly string[] => [
  ...texts,
  ...numbers,
  ...dates,
  ...choices,
  ...flags,
  ...many,
];

const scalar = fc.constantFrom("x", "y", "", 0, 1, 5, true, false, "2026-01-01");
const scalars = fc.array(scalar, { maxLength: 3 });
const orders = ["<", "<=", ">", ">=", "==", "!="] as const;

type Comparison = CompareRule["compare"];

/** Comparisons that fit what their sides hold. */
export const comparison = ({ texts, numbers, dates, choices, sums }: Pool): fc.Arbitrary<Comparison> | undefined => {
  const fitting: fc.Arbitrary<unknown>[] = [];
  const order = fc.constantFrom(...orders);
  const equal = fc.constantFrom("==", "!=");
  if (numbers.length > 0) {
    const numeric = fc.constantFrom(...numbers);
    const other = fc.constantFrom<unknown>(...numbers, 3, 0, ...sums.map((sum) => ({ sum })), {
      by: "sum",
      from: numbers,
    });
    fitting.push(fc.tuple(numeric, order, other));
  }
  for (const sum of sums)
    fitting.push(fc.tuple(fc.constantFrom({ sum }, { count: sum }), order, fc.constantFrom(2, 6)));
  if (dates.length > 0) {
    const other = fc.constantFrom<unknown>(...dates, { today: 0 }, { today: -3 }, { value: "2026-01-01" });
    fitting.push(fc.tuple(fc.constantFrom(...dates), order, other));
  }
  if (texts.length > 0)
    fitting.push(fc.tuple(fc.constantFrom(...texts), equal, fc.constantFrom<unknown>(...texts, { value: "x" })));
  if (choices.length > 0)
    fitting.push(fc.tuple(fc.constantFrom(...choices), equal, fc.constantFrom<unknown>({ value: "x" }, 5)));
  // Each tuple fits what its left side holds; their union says less than they do.
  return fitting.length === 0 ? undefined : (fc.oneof(...fitting) as fc.Arbitrary<Comparison>);
};

/** Conditions of every form, of the names in a pool; nothing where it is empty. */
export const condition = (pool: Pool, depth = 2): fc.Arbitrary<Condition> | undefined => {
  const names = namesIn(pool);
  if (names.length === 0) return undefined;
  const one = fc.constantFrom(...names);
  const compared = comparison(pool);
  const atoms: fc.Arbitrary<Condition>[] = [
    fc.record({ field: one, in: scalars }),
    fc.record({ field: one, notIn: scalars }),
    fc.record({ field: one, filled: fc.boolean() }),
    fc.record({ fact: fc.constantFrom("mode", "other"), in: fc.constantFrom(["create"], ["edit"]) }),
    fc.record({ anyFilled: fc.array(one, { maxLength: 3 }) }),
    ...(compared ? [fc.record({ compare: compared })] : []),
  ];
  const atom = fc.oneof(...atoms);
  const part = depth > 0 ? condition(pool, depth - 1) : undefined;
  if (!part) return atom;
  const parts = fc.array(part, { maxLength: 3 });
  return fc.oneof(
    { weight: 6, arbitrary: atom },
    { weight: 1, arbitrary: fc.record({ all: parts }) },
    { weight: 1, arbitrary: fc.record({ any: parts }) },
    { weight: 1, arbitrary: fc.record({ not: part }) },
  );
};
