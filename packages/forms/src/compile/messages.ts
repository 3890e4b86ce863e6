import type { Field, MessageCode } from "../definition/field.ts";
import type { Reason } from "../engine/evaluate.ts";

/** A check brings its own words, and so do lists. */
export type WordedCode = Exclude<MessageCode, "check" | "minItems" | "unique">;

/** The words used where a definition gives none. `{limit}` is replaced by the limit in question. */
const defaults: Readonly<Record<WordedCode, string>> = {
  required: "This field is required",
  type: "This value cannot be read",
  minLength: "Must be at least {limit} characters",
  maxLength: "Can't exceed {limit} characters",
  pattern: "Not in the expected format",
  min: "Must be at least {limit}",
  max: "Can't exceed {limit}",
  integer: "Enter a whole number",
  decimals: "Can't have more than {limit} decimals",
  negative: "Can't be negative",
  leadingZero: "Can't be 0 for this field",
  option: "Choose one of the listed values",
  count: "Can't have more than {limit} entries",
};

/** What is said of a field that is left empty, whichever it is. */
export const emptyMessages: ReadonlySet<string> = new Set([defaults.required, "Field is required"]);

/** The words for a refusal of this field. */
export const messageFor = (field: Field, code: WordedCode, limit?: string | number): string => {
  const words = field.messages?.[code] ?? defaults[code];
  return limit === undefined ? words : words.replaceAll("{limit}", String(limit));
};

/**
 * The words for an empty field. The specification has two wordings on purpose: one where it is another field's listed
 * value that asks for it, one for all else.
 */
export const requiredMessage = (field: Field, because: readonly Reason[]): string =>
  field.messages?.required ??
  (because.some(({ condition, holds }) => holds && "field" in condition && "in" in condition)
    ? "Field is required"
    : defaults.required);
