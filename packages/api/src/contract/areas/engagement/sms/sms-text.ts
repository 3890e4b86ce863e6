import { messageVariables, type MessageVariable } from "../notification/message-event.ts";

/** What stands in a registered text for a value, as the register of templates (DLT) has it. */
export const slot = "{#var#}";
/** The longest value that operators let through. */
export const longestValue = 40;

/** How many values a text takes. */
export const slotsOf = (body: string): number => body.split(slot).length - 1;

/** One line of at most 40 characters, without what turns the direction of writing. */
const cleanValue = (value: string): string =>
  [
    ...value
      // Marks of direction, joiners and control characters show nothing, and may hide what stands beside them.
      .replaceAll(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  ]
    .slice(0, longestValue)
    .join("");

/**
 * A registered text with values in its places, in their order: filled in one pass, so that nothing which stands in a value
 * is filled again. What has no value stays empty.
 */
export const fillSms = (body: string, values: readonly string[]): string =>
  body
    .split(slot)
    .map((part, at) => (at === 0 ? part : cleanValue(values[at - 1] ?? "") + part))
    .join("");

/** The text with examples in its places. */
export const sampleSms = (body: string, variables: readonly string[]): string =>
  fillSms(
    body,
    // What was not chosen yet has no example.
    variables.map((name) => messageVariables[name as MessageVariable]?.sample ?? ""),
  );

/** The text with the longest values that may stand in it: what it costs at most. */
export const longestSms = (body: string): string =>
  fillSms(
    body,
    Array.from({ length: slotsOf(body) }, () => "x".repeat(longestValue)),
  );
