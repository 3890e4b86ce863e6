import type { Operand } from "../definition/condition.ts";
import type { Formula } from "../definition/formula.ts";
import { evaluate, operandValue, type Reader } from "./evaluate.ts";
import { isFilled, type Value } from "./value.ts";

const arithmetic: Readonly<Record<string, (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => a / b,
  least: Math.min,
  most: Math.max,
};

/** What a formula gives, as far as its fields suffice. */
export const workOut = (formula: Formula, reader: Reader): Value | undefined => {
  const work = (part: Formula): Value | undefined => workOut(part, reader);
  if (typeof formula !== "object") return operandValue(formula, reader);
  if ("if" in formula) {
    const branch = evaluate(formula.if, reader).holds ? formula.give : formula.else;
    return branch === undefined ? undefined : work(branch);
  }
  if ("first" in formula) return formula.first.map(work).find(isFilled);
  if ("join" in formula) {
    const parts = formula.join.map(work).filter((part) => part !== undefined);
    return parts.flat().join(formula.by ?? " ") || undefined;
  }
  if ("round" in formula) {
    const value = work(formula.round);
    const scale = 10 ** (formula.decimals ?? 0);
    return typeof value === "number"
      ? tidy((Math.sign(value) * Math.round(Number((Math.abs(value) * scale).toPrecision(12)))) / scale)
      : undefined;
  }
  for (const [key, combine] of Object.entries(arithmetic)) {
    if (!(key in formula)) continue;
    // Each of these keys holds parts.
    const values = (formula as Readonly<Record<string, readonly Formula[]>>)[key]?.map(work) ?? [];
    return values.length > 0 && values.every((value) => typeof value === "number")
      ? tidy(values.reduce((a, b) => combine(a, b)))
      : undefined;
  }
  // What is none of these is an operand.
  return operandValue(formula as Operand, reader);
};

/** Without the noise of floating point behind the twelfth digit: 0.1 + 0.2 is 0.3. */
const tidy = (value: number): number | undefined =>
  Number.isFinite(value) ? Number(value.toPrecision(12)) + 0 : undefined;
