import { ValidationError, type Schema } from "yup";
import { codeOf } from "../compile/leaf-schema.ts";
import { messageFor } from "../compile/messages.ts";
import type { CompiledRule } from "../compile/compile.ts";
import type { DateField, Field } from "../definition/field.ts";
import { isFilled, type Problem, type Value } from "./cast.ts";
import { compare, evaluate, operandValue, type Reader } from "./evaluate.ts";
import { isActive, isUntouchable, type FieldState } from "./field-state.ts";
import { findCheck, type Registry } from "./registry.ts";

/** What is wrong with a field, the first thing only: reading, required, its own limits, named checks, comparisons. */
export const judge = (state: FieldState, reader: Reader, registry: Registry): Problem | null => {
  if (!isActive(state)) return null;
  const { field, schema, rules } = state.compiled;
  if (!isUntouchable(state)) {
    if (state.cast.problem) return state.cast.problem;
    if (state.required.holds && !isFilled(state.effective)) {
      return { code: "required", message: messageFor(field, "required") };
    }
    if (state.effective !== undefined) {
      const problem =
        schemaProblem(field, schema(), state.effective) ??
        (field.kind === "date" ? dayProblem(field, state.effective, reader) : undefined) ??
        checkProblem(field, state.effective, registry);
      if (problem) return problem;
    }
  }
  return ruleProblem(state.compiled.name, rules, reader) ?? null;
};

const schemaProblem = (field: Field, schema: Schema, value: Value): Problem | undefined => {
  try {
    schema.validateSync(value, { strict: true, disableStackTrace: true });
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { code: codeOf(field, error.type), message: error.message };
  }
};

const dayProblem = (field: DateField, value: Value, reader: Reader): Problem | undefined => {
  const bound = (day: DateField["min"]): string | undefined =>
    day && ("today" in day ? reader.day(day.today) : day.value);
  const least = bound(field.min);
  const most = field.max === "none" ? undefined : bound(field.max);
  const refuse = (code: "min" | "max", words: string, day: string): Problem => ({
    code,
    message: (field.messages?.[code] ?? words).replaceAll("{limit}", showDay(day)),
  });
  if (least !== undefined && value < least) return refuse("min", "Must be on or after {limit}", least);
  return most !== undefined && value > most ? refuse("max", "Must be on or before {limit}", most) : undefined;
};

const checkProblem = (field: Field, value: Value, registry: Registry): Problem | undefined => {
  const failed = field.checks?.map((name) => findCheck(name, registry)).find((check) => !check.test(value));
  return failed && { code: "check", message: field.messages?.check ?? failed.message };
};

const ruleProblem = (name: string, rules: readonly CompiledRule[], reader: Reader): Problem | undefined => {
  for (const { rule, blamed } of rules) {
    const [left, operator, right] = rule.compare;
    if (rule.when && !evaluate(rule.when, reader).holds) continue;
    const a = reader.value(left);
    const b = operandValue(right, reader);
    if (compare(a, operator, b) !== false) continue;
    const message = blamed.find((side) => side.name === name)?.message;
    if (message !== undefined)
      return { code: "compare", message: message.replaceAll("{value}", show(name === left ? b : a)) };
  }
  return undefined;
};

const show = (value: Value | undefined): string =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) ? showDay(value) : String(value ?? "");

const showDay = (day: string): string => day.split("-").reverse().join("-");
