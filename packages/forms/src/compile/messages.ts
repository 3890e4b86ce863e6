import type { Field, MessageCode } from "../definition/field.ts";

/** A check brings its own words. */
export type WordedCode = Exclude<MessageCode, "check">;

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

export const isMessageCode = (name: string): name is WordedCode => Object.hasOwn(defaults, name);

/** The words for a refusal of this field. */
export const messageFor = (field: Field, code: WordedCode, limit?: string | number): string => {
  const words = field.messages?.[code] ?? (code === "required" ? requiredWords(field) : defaults[code]);
  return limit === undefined ? words : words.replaceAll("{limit}", String(limit));
};

/** The specification has two wordings on purpose: one where another field holds a listed value, one for all else. */
const requiredWords = ({ required }: Field): string =>
  typeof required === "object" && "field" in required && "in" in required ? "Field is required" : defaults.required;
