import { limitProblem } from "../compile/limits.ts";
import { english, messageFor, requiredMessage, withLimit } from "../compile/messages.ts";
import type { CompiledField } from "../compile/compile.ts";
import type { DateField, DateTimeField, Day, Field, TimeField } from "../definition/field.ts";
import { firstDay, lastDay, showDay } from "./today.ts";
import { isDay, isMoment } from "./cast.ts";
import { compare, evaluate, operandValue, type Reader } from "./evaluate.ts";
import { isActive, isUntouchable, offeredBy } from "./field-state.ts";
import { findCheck } from "./registry.ts";
import { isFilled, isSameValue, type Problem, type Value } from "./value.ts";
import type { FieldState } from "./state.types.ts";
import type { Check, Registry, World } from "./world.types.ts";

/**
 * What is wrong with a field as far as can be told at once, the first thing only: reading, required, its own limits,
 * named checks, what may not repeat, comparisons.
 */
export const judge = (state: FieldState, { registry, lists }: World): Problem | null => {
  if (!isActive(state)) return null;
  const { compiled, cast, effective, required, scope } = state;
  const { field } = compiled;
  if (!isUntouchable(state)) {
    if (cast.problem) return cast.problem;
    if (required.holds && !isFilled(effective)) {
      return { code: "required", message: requiredMessage(field, required.because) };
    }
    const problem =
      (effective === undefined
        ? undefined
        : (limitProblem(field, effective) ??
          offerProblem(state, effective) ??
          (field.kind === "date" || field.kind === "dateTime" || field.kind === "time"
            ? boundProblem(field, String(effective), scope.reader)
            : undefined) ??
          checkProblem(state, effective, registry))) ?? lists?.judge(state);
    if (problem) return problem;
  }
  return ruleProblem(compiled, scope.reader) ?? null;
};

/** A choice that is in the list, and not on offer as the rest of the form stands. */
const offerProblem = (state: FieldState, value: Value): Problem | undefined => {
  const offered = offeredBy(state);
  const isOffered = (one: Value): boolean => !offered || offered.some((option) => option.value === one);
  return [value].flat().every(isOffered)
    ? undefined
    : { code: "option", message: messageFor(state.compiled.field, "option") };
};

/** Days bound a moment whatever its time, and times a time of day. */
const boundProblem = (
  field: DateField | DateTimeField | TimeField,
  value: string,
  reader: Reader,
): Problem | undefined => {
  const isTimed = field.kind === "time";
  const given = isTimed ? value : value.slice(0, 10);
  for (const code of ["min", "max"] as const) {
    const limit = limitOf(field[code], isTimed ? given : code === "min" ? firstDay : lastDay, reader);
    if (code === "min" ? given >= limit : given <= limit) continue;
    const words = field.messages?.[code] ?? english[`${code}${isTimed ? "Time" : "Day"}`];
    return { code, message: withLimit(words, showDay(limit)) };
  }
  return undefined;
};

const limitOf = (bound: Day | string | undefined, outmost: string, reader: Reader): string => {
  if (typeof bound === "object") return "today" in bound ? reader.day(bound.today) : bound.value;
  return bound === undefined || bound === "none" ? outmost : bound;
};

/** What is odd about a sound value without being refused. */
export const warn = (
  { compiled: { field }, effective, scope }: FieldState,
  { registry }: World,
): string | undefined => {
  const failed = effective === undefined ? undefined : failedCheck(field.warns, effective, scope.reader, registry);
  return failed && (field.messages?.warning ?? failed.message);
};

const checkProblem = (
  { compiled: { field }, baseline, scope }: FieldState,
  value: Value,
  registry: Registry,
): Problem | undefined => {
  const { checks, warns } = field;
  // A rule that came after what stands: of that it warns, and refuses only what is new.
  const isNew = !warns || !isSameValue(value, baseline);
  const uses = isNew ? checks : checks?.filter((use) => !warns.some((name) => name === use));
  const failed = failedCheck(uses, value, scope.reader, registry);
  return failed && { code: "check", message: field.messages?.check ?? failed.message };
};

const failedCheck = (uses: Field["checks"], value: Value, reader: Reader, registry: Registry): Check | undefined => {
  for (const use of uses ?? []) {
    const [name, others] = typeof use === "string" ? [use, []] : [use.check, use.with.map(reader.value)];
    const check = findCheck(name, registry);
    if ("test" in check && !check.test(value, ...others)) return check;
  }
  return undefined;
};

const ruleProblem = ({ path, rules }: CompiledField, reader: Reader): Problem | undefined => {
  for (const { rule, blamed } of rules) {
    const [left, operator, right] = rule.compare;
    if (rule.when && !evaluate(rule.when, reader).holds) continue;
    const sides = { left: operandValue(left, reader), right: operandValue(right, reader) };
    if (compare(sides.left, operator, sides.right) !== false) continue;
    const own = blamed.find((one) => one.path === path);
    if (own) {
      const other = sides[own.side === "left" ? "right" : "left"];
      return { code: "compare", message: own.message.replaceAll("{value}", show(other)) };
    }
  }
  return undefined;
};

const show = (value: Value | undefined): string => {
  if (typeof value === "string" && (isDay(value) || isMoment(value))) return showDay(value);
  // Sums carry the noise of floating point behind the twelfth digit.
  return String(typeof value === "number" ? Number(value.toPrecision(12)) : (value ?? ""));
};
