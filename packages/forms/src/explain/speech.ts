import { compile, pathFrom, type CompiledField } from "../compile/compile.ts";
import { placeAt } from "../compile/place.ts";
import type { Condition, Operand, Scalar } from "../definition/condition.ts";
import type { FormDefinition } from "../definition/form.ts";
import { showDay } from "../engine/today.ts";
import type { Value } from "../engine/value.ts";
import { english, fillIn, type OwnWords, type Words } from "./words.ts";

/** How a form is spoken of: its labels, in someone's words. */
export interface Speech {
  readonly words: Words;
  readonly say: (
    phrase: Exclude<keyof Words, "operators">,
    parts?: Readonly<Record<string, string | number>>,
  ) => string;
  /** What a name of a rule, or an address of the engine, is called. */
  readonly labelOf: (name: string) => string;
  /** A value by its option's label, a day as DD-MM-YYYY. */
  readonly show: (name: string, value: Scalar | Value | undefined) => string;
  readonly list: (words: readonly string[], joint: "and" | "or") => string;
  readonly operand: (operand: Operand, beside: Operand) => string;
}

/** @param list The path of the list in whose rows names are lexical. */
export const createSpeech = (form: FormDefinition, words: OwnWords = {}, list?: string): Speech => {
  const all: Words = { ...english, ...words, operators: { ...english.operators, ...words.operators } };
  const say: Speech["say"] = (phrase, parts = {}) => fillIn(all[phrase], parts);
  const find = (
    name: string,
  ): { readonly found: CompiledField | undefined; readonly column?: CompiledField | undefined } => {
    const { fields } = compile(form);
    // As a rule names it; an address of the engine is taken as it is.
    const path = pathFrom(fields, name, list);
    const inRow = list === undefined ? undefined : fields.get(path);
    if (inRow && `${list}.`.startsWith(`${inRow.list}.`)) return { found: inRow };
    const known = inRow ?? fields.get(name);
    // `lines.r1.qty` is the cell of a row, `lines.qty` all of the column.
    if (!known) return { found: placeAt(form, name)?.compiled };
    return known.list === undefined ? { found: known } : { found: known, column: fields.get(known.list) };
  };
  const labelOf = (name: string): string => {
    const { found, column } = find(name);
    if (!found) return name;
    return column ? say("column", { field: found.label, list: column.label }) : found.label;
  };
  const listed: Speech["list"] = (items, joint) =>
    items.length < 2 ? (items[0] ?? say("nothing")) : `${items.slice(0, -1).join(", ")} ${say(joint)} ${items.at(-1)}`;
  const show: Speech["show"] = (name, value) => {
    const field = find(name).found?.field;
    const options = field && "options" in field && !("source" in field.options) ? field.options : [];
    const one = (item: Scalar): string => {
      const option = options.find((known) => known.value === item);
      if (option) return option.label;
      if (field?.kind === "date" || field?.kind === "dateTime") return showDay(String(item));
      if (typeof item === "number") return String(Number(item.toPrecision(12)));
      return typeof item === "string" ? item : say(item ? "on" : "off");
    };
    if (value === undefined || value === "") return say("nothing");
    return typeof value === "object" ? listed(value.map(one), "and") : one(value);
  };
  const operand: Speech["operand"] = (given, beside) => {
    if (typeof given === "number") return String(given);
    if (typeof given === "string") return labelOf(given);
    if ("sum" in given) return say("sum", { field: labelOf(given.sum) });
    if ("count" in given) return say("count", { field: labelOf(given.count) });
    if ("by" in given) return say("given", { sources: listed(given.from.map(labelOf), "and") });
    if ("value" in given) return show(typeof beside === "string" ? beside : "", given.value);
    if (given.today === 0) return say("todayIs");
    return say(given.today < 0 ? "daysAgo" : "daysAhead", { days: Math.abs(given.today) });
  };
  return { words: all, say, labelOf, show, list: listed, operand };
};

/** What a condition wants: "Discount type is PERCENT or FLAT". */
export const sayCondition = (condition: Condition, speech: Speech): string => {
  const { say, labelOf, list, show, operand } = speech;
  if ("fact" in condition) return say("is", { field: condition.fact, value: list(condition.in.map(String), "or") });
  if ("anyFilled" in condition) return say("isFilled", { field: list(condition.anyFilled.map(labelOf), "or") });
  if ("field" in condition) {
    const field = labelOf(condition.field);
    if ("filled" in condition) return say(condition.filled ? "isFilled" : "isEmpty", { field });
    const [wanted, phrase] =
      "in" in condition ? ([condition.in, "is"] as const) : ([condition.notIn, "isNot"] as const);
    return say(phrase, {
      field,
      value: list(
        wanted.map((value) => show(condition.field, value)),
        "or",
      ),
    });
  }
  if ("compare" in condition) {
    const [left, operator, right] = condition.compare;
    return say("stands", {
      left: operand(left, right),
      operator: speech.words.operators[operator],
      right: operand(right, left),
    });
  }
  if ("not" in condition) return say("not", { condition: sayCondition(condition.not, speech) });
  const [parts, joint] = "all" in condition ? ([condition.all, "and"] as const) : ([condition.any, "or"] as const);
  return parts.map((part) => sayCondition(part, speech)).join(` ${say(joint)} `) || say("nothing");
};
