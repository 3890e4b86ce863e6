import { readsOf } from "../compile/reads.ts";
import type { Condition, Operand, Operator, Scalar } from "../definition/condition.ts";
import { isFilled, type Value } from "./value.ts";

/** What rules can see: effective values (a hidden or disabled field is empty), facts, and the day. */
export interface Reader {
  /** By the name a rule uses: lexical in a row, a list of filled values for a column. */
  readonly value: (name: string) => Value | undefined;
  readonly fact: (name: string) => Scalar | undefined;
  /** A day so many days from today, `YYYY-MM-DD`. */
  readonly day: (offset: number) => string;
  /** What a named derivation gives for these values. */
  readonly work: (by: string, values: readonly (Value | undefined)[]) => Value | undefined;
  /** The engine's address of what a rule names, such as `lines.r1.qty` for `qty` in a row. */
  readonly address: (name: string) => string;
}

/** One question that was asked, what was read, and the answer. */
export interface Reason {
  readonly condition: Condition;
  /** Each by its address, or by the name of its fact. */
  readonly read: readonly { readonly name: string; readonly value: Value | undefined }[];
  readonly holds: boolean;
}

/** A decision together with its reasons, so that an explanation can never differ from it. */
export interface Verdict {
  readonly holds: boolean;
  readonly because: readonly Reason[];
}

export const always: Verdict = { holds: true, because: [] };
export const never: Verdict = { holds: false, because: [] };

/** Answers a condition. The reasons are those that decided: the failing ones of `all`, the holding ones of `any`. */
export const evaluate = (condition: Condition, reader: Reader): Verdict => {
  if ("not" in condition) {
    const { holds, because } = evaluate(condition.not, reader);
    return { holds: !holds, because };
  }
  if ("all" in condition || "any" in condition) {
    const wantsAll = "all" in condition;
    const parts = (wantsAll ? condition.all : condition.any).map((part) => evaluate(part, reader));
    const holds = parts[wantsAll ? "every" : "some"]((part) => part.holds);
    const decisive = parts.filter((part) => part.holds === holds);
    return { holds, because: decisive.flatMap((part) => part.because) };
  }
  const holds = answer(condition, reader);
  const read =
    "fact" in condition
      ? [{ name: condition.fact, value: reader.fact(condition.fact) }]
      : readsOf(condition).map((name) => ({ name: reader.address(name), value: reader.value(name) }));
  return { holds, because: [{ condition, read, holds }] };
};

const answer = (
  condition: Exclude<Condition, { readonly not: unknown } | { readonly all: unknown } | { readonly any: unknown }>,
  reader: Reader,
): boolean => {
  if ("anyFilled" in condition) return condition.anyFilled.some((name) => isFilled(reader.value(name)));
  if ("compare" in condition) {
    const [left, operator, right] = condition.compare;
    return compare(operandValue(left, reader), operator, operandValue(right, reader)) === true;
  }
  if ("fact" in condition) return holdsOneOf(reader.fact(condition.fact), condition.in);
  const value = reader.value(condition.field);
  if ("filled" in condition) return isFilled(value) === condition.filled;
  return "in" in condition ? holdsOneOf(value, condition.in) : !holdsOneOf(value, condition.notIn);
};

/** A list holds a value when one of its items is it. */
const holdsOneOf = (value: Value | undefined, wanted: readonly Scalar[]): boolean =>
  // What is empty is none of them.
  [value].flat().some((item) => wanted.includes(item as Scalar));

/** What one side of a comparison is. An aggregate of nothing is empty. */
export const operandValue = (operand: Operand, reader: Reader): Value | undefined => {
  if (typeof operand === "number") return operand;
  if (typeof operand === "string") return reader.value(operand);
  if ("today" in operand) return reader.day(operand.today);
  if ("value" in operand) return operand.value;
  if ("by" in operand) return reader.work(operand.by, operand.from.map(reader.value));
  const items = reader.value("sum" in operand ? operand.sum : operand.count);
  if (typeof items !== "object") return undefined;
  return "sum" in operand ? items.reduce<number>((sum, item) => sum + Number(item), 0) : items.length;
};

/**
 * Whether `left operator right`; nothing when a side is empty. Values of different types are unequal and unordered.
 * Numbers a billionth apart are equal: sums of rupees must compare as people compare them.
 */
export const compare = (left: Value | undefined, operator: Operator, right: Value | undefined): boolean | undefined => {
  if (left === undefined || right === undefined) return undefined;
  const areNear =
    typeof left === "number" && typeof right === "number"
      ? Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(left), Math.abs(right))
      : left === right;
  if (operator === "==") return areNear;
  if (operator === "!=") return !areNear;
  if (typeof left !== typeof right || typeof left === "object") return false;
  return areNear ? operator.length > 1 : left < right === (operator[0] === "<");
};
