import type { Condition, Operand, Operator, Scalar } from "../definition/condition.ts";
import { isFilled, type Value } from "./cast.ts";

/** What rules can see: effective values (a hidden or disabled field is empty), facts, and the day. */
export interface Reader {
  readonly value: (name: string) => Value | undefined;
  readonly fact: (name: string) => Scalar | undefined;
  /** A day so many days from today, `YYYY-MM-DD`. */
  readonly day: (offset: number) => string;
}

/** One question that was asked, what was read, and the answer. */
export interface Reason {
  readonly condition: Condition;
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
  const answer = (holds: boolean, ...names: readonly string[]): Verdict => ({
    holds,
    because: [{ condition, read: names.map((name) => ({ name, value: reader.value(name) })), holds }],
  });
  if ("fact" in condition) {
    const value = reader.fact(condition.fact);
    const holds = value !== undefined && condition.in.includes(value);
    return { holds, because: [{ condition, read: [{ name: condition.fact, value }], holds }] };
  }
  if ("field" in condition) {
    const value = reader.value(condition.field);
    if ("filled" in condition) return answer(isFilled(value) === condition.filled, condition.field);
    return "in" in condition
      ? answer(holdsOneOf(value, condition.in), condition.field)
      : answer(!holdsOneOf(value, condition.notIn), condition.field);
  }
  if ("anyFilled" in condition) {
    return answer(
      condition.anyFilled.some((name) => isFilled(reader.value(name))),
      ...condition.anyFilled,
    );
  }
  if ("compare" in condition) {
    const [left, operator, right] = condition.compare;
    const holds = compare(reader.value(left), operator, operandValue(right, reader));
    return answer(holds === true, ...(typeof right === "string" ? [left, right] : [left]));
  }
  if ("not" in condition) {
    const { holds, because } = evaluate(condition.not, reader);
    return { holds: !holds, because };
  }
  const wantsAll = "all" in condition;
  const parts = (wantsAll ? condition.all : condition.any).map((part) => evaluate(part, reader));
  const holds = wantsAll ? parts.every((part) => part.holds) : parts.some((part) => part.holds);
  const decisive = parts.filter((part) => part.holds === holds);
  return { holds, because: decisive.flatMap((part) => part.because) };
};

/** A list holds a value when one of its items is it. */
const holdsOneOf = (value: Value | undefined, wanted: readonly Scalar[]): boolean =>
  Array.isArray(value) ? value.some((item) => wanted.includes(item)) : wanted.some((item) => item === value);

export const operandValue = (operand: Operand, reader: Reader): Value | undefined => {
  if (typeof operand === "number") return operand;
  if (typeof operand === "string") return reader.value(operand);
  return "today" in operand ? reader.day(operand.today) : operand.value;
};

/** Whether `left operator right`; nothing when a side is empty. Values of different types are unequal and unordered. */
export const compare = (left: Value | undefined, operator: Operator, right: Value | undefined): boolean | undefined => {
  if (left === undefined || right === undefined) return undefined;
  if (operator === "==") return left === right;
  if (operator === "!=") return left !== right;
  if (typeof left !== typeof right || typeof left === "object") return false;
  switch (operator) {
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case ">":
      return left > right;
    case ">=":
      return left >= right;
  }
};
