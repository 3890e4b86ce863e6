import type { Operator } from "../../definition/condition.ts";
import type { DateField, Field, NumberField } from "../../definition/field.ts";
import { isDay } from "../../engine/cast.ts";
import { countOf } from "./domains.ts";
import type { PlacedField, PlacedRule, Ground } from "./ground.ts";

/** `from` is at most `to` plus `gap`; less than it, where strict. */
interface Bound {
  readonly from: string;
  readonly to: string;
  readonly gap: number;
  readonly strict: boolean;
  /** The rule that says so; without one it is a field's own limit. */
  readonly rule?: PlacedRule;
}

/** Where constants are measured from: numbers from zero, days from today or from a fixed day. */
type Origin = "zero" | "today" | "day";

/**
 * Rules that exclude each other by order alone, such as a < b and b < a, or a ≥ 5 where a is at most 3: a way round in
 * which every value is less than itself. `undefined` where there is none.
 */
export const excludingRules = (rules: readonly PlacedRule[], { fields }: Ground): readonly PlacedRule[] | undefined => {
  const bounds = rules.flatMap((rule) => boundsOfRule(rule, fields));
  const keys = new Set(bounds.flatMap(({ from, to }) => [from, to]));
  const limits = [...keys].flatMap((key) => {
    const placed = fields.get(key);
    return placed ? limitsOf(placed) : [];
  });
  const known = [...bounds, ...limits];
  const round = negativeRound(known);
  if (round) return rulesIn(round);
  for (const rule of rules) {
    if (rule.rule.compare[1] !== "!=") continue;
    // What may be neither less nor more is equal.
    const less = sidesOf(rule, fields, "<").flatMap((bound) => negativeRound([...known, bound]) ?? []);
    const more = sidesOf(rule, fields, ">").flatMap((bound) => negativeRound([...known, bound]) ?? []);
    if (less.length > 0 && more.length > 0) return rulesIn([...less, ...more]);
  }
  return undefined;
};

const rulesIn = (round: readonly Bound[]): readonly PlacedRule[] | undefined => {
  const found = [...new Set(round.flatMap(({ rule }) => rule ?? []))];
  return found.length > 0 ? found : undefined;
};

const boundsOfRule = (placed: PlacedRule, fields: Ground["fields"]): readonly Bound[] =>
  sidesOf(placed, fields, placed.rule.compare[1]);

const sidesOf = (placed: PlacedRule, fields: Ground["fields"], operator: Operator): readonly Bound[] => {
  const { rule, at } = placed;
  const [left, , right] = rule.compare;
  if (typeof left !== "string") return [];
  const from = fields.get(at(left));
  if (!from || !isMeasured(from.field)) return [];
  if (typeof right === "string") {
    const to = fields.get(at(right));
    if (!to || !isMeasured(to.field)) return [];
    return toBounds(operator, from.key, to.key, 0, isWhole(from) && isWhole(to), placed);
  }
  const constant = constantOf(right);
  return constant === undefined
    ? []
    : toBounds(operator, from.key, constant.origin, constant.value, isWhole(from), placed);
};

const constantOf = (right: unknown): { readonly origin: Origin; readonly value: number } | undefined => {
  if (typeof right === "number") return { origin: "zero", value: right };
  if (typeof right !== "object" || right === null) return undefined;
  if ("today" in right && typeof right.today === "number") return { origin: "today", value: right.today };
  if (!("value" in right)) return undefined;
  if (typeof right.value === "number") return { origin: "zero", value: right.value };
  return typeof right.value === "string" && isDay(right.value)
    ? { origin: "day", value: countOf(right.value) }
    : undefined;
};

const toBounds = (
  operator: Operator,
  from: string,
  to: string,
  gap: number,
  whole: boolean,
  rule?: PlacedRule,
): readonly Bound[] => {
  const strict = (operator === "<" || operator === ">") && !(whole && Number.isInteger(gap));
  const step = (operator === "<" || operator === ">") && !strict ? 1 : 0;
  const by = rule ? { rule } : {};
  const upwards: Bound = { from, to, gap: gap - step, strict, ...by };
  const downwards: Bound = { from: to, to: from, gap: -gap - step, strict, ...by };
  switch (operator) {
    case "<":
    case "<=":
      return [upwards];
    case ">":
    case ">=":
      return [downwards];
    case "==":
      return [upwards, downwards];
    case "!=":
      return [];
  }
};

const isMeasured = (field: Field): boolean =>
  isNumber(field) || field.kind === "date" || numbersOf(field) !== undefined;
const isNumber = (field: Field): field is NumberField =>
  field.kind === "number" || field.kind === "money" || field.kind === "percent";
/** Whether two values of the field lie at least 1 apart. */
const isWhole = ({ field, unjudged }: PlacedField): boolean =>
  field.kind === "date" ||
  (isNumber(field) ? field.integer === true && !unjudged : (numbersOf(field) ?? [0.5]).every(Number.isInteger));

const numbersOf = (field: Field): readonly number[] | undefined => {
  if (field.kind !== "select" || "source" in field.options) return undefined;
  const values = field.options.map(({ value }) => value);
  const numbers = values.filter((value) => typeof value === "number");
  return numbers.length > 0 && numbers.length === values.length ? numbers : undefined;
};

const limitsOf = ({ key, field, unjudged }: PlacedField): readonly Bound[] => {
  const least = (origin: Origin, value: number): readonly Bound[] => toBounds(">=", key, origin, value, false);
  const most = (origin: Origin, value: number): readonly Bound[] => toBounds("<=", key, origin, value, false);
  // What may stand in a field that is not judged is bounded by its options alone: it reads nothing else.
  if (unjudged && field.kind !== "select") return [];
  if (isNumber(field)) {
    const floor = field.min ?? (field.negative ? undefined : 0);
    return [
      ...(floor === undefined ? [] : least("zero", floor)),
      ...(field.max === undefined ? [] : most("zero", field.max)),
    ];
  }
  if (field.kind === "date")
    return daysOf(field).flatMap(({ side, origin, value }) => (side === "min" ? least : most)(origin, value));
  const numbers = numbersOf(field) ?? [];
  return numbers.length === 0 ? [] : [...least("zero", Math.min(...numbers)), ...most("zero", Math.max(...numbers))];
};

const daysOf = (field: DateField): readonly { side: "min" | "max"; origin: Origin; value: number }[] =>
  (["min", "max"] as const).flatMap((side) => {
    const constant = constantOf(field[side]);
    return constant ? [{ side, ...constant }] : [];
  });

/** Bellman and Ford: a way round whose gaps add up to less than nothing, or to nothing where one of them is strict. */
const negativeRound = (bounds: readonly Bound[]): readonly Bound[] | undefined => {
  interface Reach {
    readonly gap: number;
    readonly stricts: number;
  }
  const start: Reach = { gap: 0, stricts: 0 };
  const reach = new Map<string, Reach>();
  const cameBy = new Map<string, Bound>();
  const keys = new Set(bounds.flatMap(({ from, to }) => [from, to]));
  let last: string | undefined;
  for (let turn = 0; turn <= keys.size; turn += 1) {
    last = undefined;
    for (const bound of bounds) {
      const before = reach.get(bound.to) ?? start;
      const next: Reach = { gap: before.gap + bound.gap, stricts: before.stricts + (bound.strict ? 1 : 0) };
      const known = reach.get(bound.from) ?? start;
      if (next.gap > known.gap + tiny || (next.gap > known.gap - tiny && next.stricts <= known.stricts)) continue;
      reach.set(bound.from, next);
      cameBy.set(bound.from, bound);
      last = bound.from;
    }
    if (last === undefined) return undefined;
  }
  // Going back as many steps as there are keys surely ends inside the round.
  let inside = last ?? "";
  for (let step = 0; step < keys.size; step += 1) inside = cameBy.get(inside)?.to ?? inside;
  const round: Bound[] = [];
  for (let key = inside; round.length === 0 || key !== inside;) {
    const bound = cameBy.get(key);
    if (!bound) return undefined;
    round.push(bound);
    key = bound.to;
  }
  return round;
};

/** As much as two numbers may differ and still be equal, as the engine has it. */
const tiny = 1e-9;
