import type { Condition, Operand, Operator, Scalar } from "../definition/condition.ts";
import type { FormDefinition } from "../definition/form.ts";
import type { Reason } from "../engine/evaluate.ts";
import { isFilled, type Value } from "../engine/cast.ts";

const operatorWords: Readonly<Record<Operator, string>> = {
  "<": "less than",
  "<=": "at most",
  ">": "more than",
  ">=": "at least",
  "==": "equal to",
  "!=": "different from",
};

/** What was found, in words: "PAN is filled", "Discount type is VALUE". */
export const phraseAll = (reasons: readonly Reason[], form: FormDefinition): string =>
  reasons.map((reason) => phraseFinding(reason, form)).join(", and ") || "nothing asks for it";

const phraseFinding = ({ condition, read }: Reason, form: FormDefinition): string =>
  "anyFilled" in condition && !read.some(({ value }) => isFilled(value))
    ? `${list(
        condition.anyFilled.map((name) => labelOf(name, form)),
        "and",
      )} are empty`
    : read
        .filter(({ value }) => !("anyFilled" in condition) || isFilled(value))
        .map(({ name, value }) => `${labelOf(name, form)} is ${found(condition, name, value, form)}`)
        .join(" and ");

const found = (condition: Condition, name: string, value: Value | undefined, form: FormDefinition): string => {
  if (!isFilled(value)) return value === false ? "off" : "empty";
  return "filled" in condition || "anyFilled" in condition ? "filled" : show(name, value, form);
};

/** What a condition wants, in words: "Discount type is PERCENT or FLAT". */
export const phrase = (condition: Condition, form: FormDefinition): string => {
  if ("fact" in condition) return `${labelOf(condition.fact, form)} is ${list(condition.in.map(String), "or")}`;
  if ("field" in condition) {
    const label = labelOf(condition.field, form);
    if ("filled" in condition) return `${label} is ${condition.filled ? "filled" : "empty"}`;
    const wanted = "in" in condition ? condition.in : condition.notIn;
    const words = list(
      wanted.map((value) => show(condition.field, value, form)),
      "or",
    );
    return `${label} is ${"in" in condition ? "" : "not "}${words}`;
  }
  if ("anyFilled" in condition)
    return `${list(
      condition.anyFilled.map((name) => labelOf(name, form)),
      "or",
    )} is filled`;
  if ("compare" in condition) {
    const [left, operator, right] = condition.compare;
    return `${labelOf(left, form)} is ${operatorWords[operator]} ${operand(left, right, form)}`;
  }
  if ("not" in condition) return `it is not so that ${phrase(condition.not, form)}`;
  const [parts, word] = "all" in condition ? ([condition.all, "and"] as const) : ([condition.any, "or"] as const);
  return parts.map((part) => phrase(part, form)).join(` ${word} `);
};

const operand = (left: string, right: Operand, form: FormDefinition): string => {
  if (typeof right === "number") return String(right);
  if (typeof right === "string") return labelOf(right, form);
  if ("value" in right) return show(left, right.value, form);
  if (right.today === 0) return "today";
  return `${Math.abs(right.today)} days ${right.today < 0 ? "ago" : "from today"}`;
};

const labelOf = (name: string, form: FormDefinition): string =>
  Object.hasOwn(form.fields, name) ? (form.fields[name]?.label ?? name) : name;

/** A value by its option's label, a day as DD-MM-YYYY. */
const show = (name: string, value: Scalar | Value | undefined, form: FormDefinition): string => {
  const field = Object.hasOwn(form.fields, name) ? form.fields[name] : undefined;
  const options = field && "options" in field && !("source" in field.options) ? field.options : [];
  const one = (item: Scalar): string =>
    options.find((option) => option.value === item)?.label ??
    (field?.kind === "date"
      ? String(item).split("-").reverse().join("-")
      : item === true
        ? "on"
        : item === false
          ? "off"
          : String(item));
  if (value === undefined || value === "") return "empty";
  return typeof value === "object" ? list(value.map(one), "and") : one(value);
};

const list = (words: readonly string[], joint: "and" | "or"): string =>
  words.length < 2 ? (words[0] ?? "nothing") : `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1)}`;
