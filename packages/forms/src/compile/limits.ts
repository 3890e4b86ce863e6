import type { Field, FieldKind, MultiSelectField, NumberField, TextField } from "../definition/field.ts";
import type { Value } from "../engine/value.ts";
import { messageFor, type WordedCode } from "./messages.ts";

/** Where a definition sets no limit, these keep a hostile body from becoming work or rows; the last also where a pattern is tried. */
const longest: Readonly<Partial<Record<FieldKind, number>>> = { text: 10_000, textarea: 100_000, password: 1_000 };
const longestOther = 1_000;
const largest = 999_999_999_999;
export const mostItems = 10_000;

/** Why a filled value is refused, and the limit the words name. */
type Refusal = readonly [code: WordedCode, limit?: number | undefined] | undefined;

/**
 * What is wrong with a cast value by the limits of its own field. Whether the field must be filled, and what it owes to
 * others, is the engine's matter. No schema stands between: a value was read as its kind already, and yup would take
 * longer to ask and to refuse than all these limits together.
 */
export const limitProblem = (
  field: Field,
  value: Value,
): { readonly code: WordedCode; readonly message: string } | undefined => {
  const refusal = refuse(field, value);
  return refusal && { code: refusal[0], message: messageFor(field, ...refusal) };
};

/** What the value is tells the field's kind, by which it was cast. */
const refuse = (field: Field, value: Value): Refusal => {
  if (field.kind === "select" && !("source" in field.options)) {
    return field.options.some((option) => option.value === value) ? undefined : ["option"];
  }
  if (typeof value === "object") {
    const { maxItems = mostItems } = field as MultiSelectField;
    return value.length > maxItems ? ["count", maxItems] : undefined;
  }
  return typeof value === "number"
    ? refuseNumber(field as NumberField, value)
    : refuseText(field as TextField, String(value));
};

const refuseText = (field: TextField, text: string): Refusal => {
  const { kind, minLength = 0, digits, pattern } = field;
  const { maxLength = pattern === undefined ? longest[kind] : longestOther } = field;
  // What nobody types, such as an id, cannot be read when it is that long.
  if (text.length > (maxLength ?? longestOther)) return [maxLength === undefined ? "type" : "maxLength", maxLength];
  if (text.length < minLength) return ["minLength", minLength];
  if (digits && /\D/.test(text)) return ["type"];
  return pattern === undefined || new RegExp(`^(?:${pattern})$`, "u").test(text) ? undefined : ["pattern"];
};

const refuseNumber = (field: NumberField, value: number): Refusal => {
  const { min = 0, max = largest, integer, decimals = 100, negative } = field;
  const least = field.min ?? -largest;
  if (value < 0 && !negative && min >= 0) return ["negative"];
  if (integer && !Number.isInteger(value)) return ["integer"];
  if (decimalsOf(value) > decimals) return ["decimals", decimals];
  if (value === 0 && min > 0 && refusesLeadingZero(field)) return ["leadingZero"];
  if (value < least) return ["min", least];
  return value > max ? ["max", max] : undefined;
};

/** Whether a value of this field may not begin with 0, beside 0 itself and, where it takes decimals, 0.5 and the like. */
export const refusesLeadingZero = ({ leadingZero, min }: NumberField): boolean =>
  leadingZero ? leadingZero === "refuse" : min !== undefined;

const decimalsOf = (value: number): number => {
  const [digits = "", exponent = 0] = String(value).split("e");
  return (digits.split(".")[1]?.length ?? 0) - Number(exponent);
};
