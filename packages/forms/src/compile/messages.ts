import type { Reason } from "../engine/evaluate.ts";
import type { Field, MessageCode } from "../definition/field.ts";
import { listed } from "./listed.ts";

/** A check brings its own words, and so do lists. */
export type WordedCode = Exclude<MessageCode, "check" | "minItems" | "unique">;

/** What became of fields that a person did not touch. */
export type FieldsDone = "added" | "removed" | "filled" | "emptied";

/**
 * Every sentence that the engine says by itself, in the browser and in the service. `{limit}` is replaced by the limit in
 * question. What a definition words itself, such as `messages: { required }` of a field, goes before.
 */
export interface Messages extends Readonly<Record<WordedCode | "minItems" | "unique", string>> {
  /** A percentage above its `max`. */
  readonly percent: string;
  /** A day before its `min`, and one after its `max`. */
  readonly minDay: string;
  readonly maxDay: string;
  /** The same of a time of day. */
  readonly minTime: string;
  readonly maxTime: string;
  /** A check that takes time, and did not answer. */
  readonly unchecked: string;
  /** The service: a key that the form does not know, and a body that is no object. */
  readonly unknown: string;
  readonly body: string;
  /** Saving failed for a reason without words of its own. */
  readonly unsaved: string;
  /** The refusals of the registry's checks, the ready formats among them, by their names. */
  readonly checks: Readonly<Record<string, string>>;
  /** Which fields came, went or were filled, for those who do not see it. */
  readonly fields: (done: FieldsDone, labels: readonly string[]) => string;
}

/** The sentences of a language; those that are not given stay English. */
export type OwnMessages = Partial<Messages>;

const most = 5;

export const english: Messages = {
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
  minItems: "Needs at least {limit} entries",
  unique: "Stands in this list already",
  percent: "Percent cant exceed {limit}%",
  minDay: "Must be on or after {limit}",
  maxDay: "Must be on or before {limit}",
  minTime: "Must be {limit} or later",
  maxTime: "Must be {limit} or earlier",
  unchecked: "This could not be checked. Try again",
  unknown: "This field is not known",
  body: "An object of values is expected",
  unsaved: "Saving failed",
  checks: {},
  /** "2 fields added: Zone and Approver." */
  fields: (done, labels) => {
    const { length } = labels;
    // Nobody wants to hear fifty names.
    const told = length > most ? [...labels.slice(0, most - 1), `${length - most + 1} more`] : labels;
    return `${length === 1 ? "1 field" : `${length} fields`} ${done}: ${listed(told, " and ")}.`;
  },
};

const requiredByValue = "Field is required";

/** What is said of a field that is left empty, whichever it is. */
export const emptyMessages: ReadonlySet<string> = new Set([english.required, requiredByValue]);

/** Words with the limit in its place. */
export const withLimit = (words: string, limit: string | number): string => words.replaceAll("{limit}", String(limit));

/** The words for a refusal of this field. */
export const messageFor = (field: Field, code: WordedCode, limit?: string | number): string => {
  const words = field.messages?.[code] ?? english[field.kind === "percent" && code === "max" ? "percent" : code];
  return limit === undefined ? words : withLimit(words, limit);
};

/**
 * The words for an empty field. The specification has two wordings on purpose: one where it is another field's listed
 * value that asks for it, one for all else.
 */
export const requiredMessage = (field: Field, because: readonly Reason[]): string =>
  field.messages?.required ??
  (because.some(({ condition, holds }) => holds && "field" in condition && "in" in condition)
    ? requiredByValue
    : english.required);
