import type { Condition, Operand, Scalar } from "../../definition/condition.ts";
import type { CompareRule } from "../../definition/rule.ts";
import { type Value, isFilled } from "../../engine/value.ts";
import { compare, evaluate, type Reader } from "../../engine/evaluate.ts";
import { all, both, isNeed, negate, some, type Answer, type Need } from "./answer.ts";
import { opaque, type Representative } from "./domains.ts";
import { hasOpposites } from "./opposites.ts";
import type { Atom, At, Ground, PlacedField, PlacedRule } from "./ground.ts";

/** Answers about a form under the values chosen so far, by the engine's own evaluation of every single question. */
export interface Ask {
  readonly holds: (condition: true | Condition | undefined, absent: boolean, at: At) => Answer;
  /** A field of a row shows only while its list does. */
  readonly visible: (placed: PlacedField) => Answer;
  readonly active: (placed: PlacedField) => Answer;
  /** It is not judged what the field holds. */
  readonly readOnly: (placed: PlacedField) => Answer;
  readonly filled: (key: string) => Answer;
  /** A rule that is not asked, or has an empty side, is kept. */
  readonly kept: (rule: PlacedRule) => Answer;
  /** The rule is asked: its `when` holds and both sides are filled. */
  readonly asked: (rule: PlacedRule) => Answer;
}

/** What has been chosen. `fact:` keys are facts. */
export type Choice = Pick<ReadonlyMap<string, Representative>, "has" | "get">;

type Read = { readonly value: Representative } | Need;

/** What cannot be told is guessed, and then holds wherever it is asked: under such a key the guess stands in the choice. */
export const guessed = "guess:";

/**
 * @param settled Answers found before. A definite one stays right however many values are chosen after it, so whoever
 * takes a choice back also takes back what was settled since.
 */
export const createAsk = (
  { fields }: Ground,
  choice: Choice,
  settled: Map<string, boolean>,
  day: Reader["day"],
): Ask => {
  const once = (key: string, answerOf: () => Answer): Answer => {
    const known = settled.get(key);
    if (known !== undefined) return known;
    const answer = answerOf();
    if (typeof answer === "boolean") settled.set(key, answer);
    return answer;
  };
  const visible = (placed: PlacedField): Answer =>
    once(visibilityOf(placed), () =>
      both(
        () => inList(placed),
        () => holds(placed.field.visible, true, placed.at),
      ),
    );
  const active = (placed: PlacedField): Answer =>
    once(`active:${placed.key}`, () =>
      both(
        () => visible(placed),
        () => holds(placed.field.enabled, true, placed.at),
      ),
    );
  const inList = ({ list }: PlacedField): Answer => {
    const holder = list === undefined ? undefined : fields.get(list);
    return holder ? active(holder) : true;
  };
  const readOnly = ({ field, list, at }: PlacedField): Answer => {
    const holder = list === undefined ? undefined : fields.get(list);
    return some([{ field, at }, ...(holder ? [holder] : [])], (one) => holds(one.field.readOnly, false, one.at));
  };
  const read = (key: string): Read => {
    const placed = fields.get(key);
    if (placed) {
      const answer = active(placed);
      if (answer !== true) return isNeed(answer) ? answer : { value: undefined };
    }
    return choice.has(key) ? { value: choice.get(key) } : { needs: key };
  };
  const filled = (key: string): Answer => {
    const found = read(key);
    return isNeed(found) ? found : found.value === opaque || isFilled(found.value);
  };
  const atomHolds = (atom: Atom, at: At): Answer => {
    if ("anyFilled" in atom) return some(atom.anyFilled, (name) => filled(at(name)));
    if ("filled" in atom) return atom.filled ? filled(at(atom.field)) : negate(filled(at(atom.field)));
    if ("compare" in atom) return compared(atom.compare, at, false);
    const key = "fact" in atom ? `fact:${atom.fact}` : at(atom.field);
    const found = read(key);
    if (isNeed(found)) return found;
    const { value } = found;
    if (value === opaque) return guess(key, atom);
    const reader: Reader = {
      value: () => value,
      fact: () => scalarOf(value),
      day,
      work: () => undefined,
      address: (name) => name,
    };
    return evaluate(atom, reader).holds;
  };
  const side = (operand: Operand, at: At): Read => {
    if (typeof operand === "string") return read(at(operand));
    if (typeof operand === "number") return { value: operand };
    if ("today" in operand) return { value: day(operand.today) };
    if ("value" in operand) return { value: operand.value };
    // What a sum, a count or a derivation gives is not known.
    return "by" in operand
      ? { value: opaque }
      : read(`aggregate:${at("sum" in operand ? operand.sum : operand.count)}`);
  };
  const guess = (key: string, about: unknown): Answer => {
    const name = `${guessed}${key}:${JSON.stringify(about)}`;
    return choice.has(name) ? choice.get(name) === true : { needs: name };
  };
  const compared = ([left, operator, right]: CompareRule["compare"], at: At, whenEmpty: boolean): Answer => {
    const values: Value[] = [];
    let need: Need | undefined;
    let isVague = false;
    for (const found of [side(left, at), side(right, at)]) {
      if (isNeed(found)) need ??= found;
      else if (found.value === undefined) return whenEmpty;
      else if (found.value === opaque) isVague = true;
      else values.push(found.value);
    }
    if (need) return need;
    if (isVague)
      return guess([left, right].map((name) => (typeof name === "string" ? at(name) : "")).join(), [
        left,
        operator,
        right,
      ]);
    return compare(values[0], operator, values[1]) ?? whenEmpty;
  };
  const holds: Ask["holds"] = (condition, absent, at) => {
    if (condition === undefined) return absent;
    if (condition === true) return true;
    // What a condition and its opposite decide needs no values, and may be too much to try.
    if ("all" in condition && hasOpposites(condition.all)) return false;
    if ("any" in condition && hasOpposites(condition.any)) return true;
    if ("all" in condition) return all(condition.all, (part) => holds(part, true, at));
    if ("any" in condition) return some(condition.any, (part) => holds(part, true, at));
    if ("not" in condition) return negate(holds(condition.not, true, at));
    return atomHolds(condition, at);
  };
  return {
    holds,
    visible,
    active,
    readOnly,
    filled,
    kept: ({ rule, at }) =>
      some([() => negate(holds(rule.when, true, at)), () => compared(rule.compare, at, true)], (answer) => answer()),
    asked: ({ rule: { when, compare: sides }, at }) =>
      both(
        () => holds(when, true, at),
        () => isThere(side(sides[0], at)),
        () => isThere(side(sides[2], at)),
      ),
  };
};

/** Under which key it is settled whether a field shows. */
export const visibilityOf = ({ key }: PlacedField): string => `visible:${key}`;

/** A comparison is made with a flag that is off, too. */
const isThere = (found: Read): Answer => (isNeed(found) ? found : found.value !== undefined);

const scalarOf = (value: Value | undefined): Scalar | undefined => (typeof value === "object" ? undefined : value);
