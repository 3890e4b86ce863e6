import type { Condition, Operand, Operator, Subject } from "./condition.ts";

/** Words for each side of a comparison. A side without words is not blamed. */
export interface SideMessages {
  readonly left?: string;
  readonly right?: string;
}

/**
 * Two values that must stand in an order. An aggregate blames its list; inside a row only fields of that row are blamed.
 * Numbers that differ by less than a billionth are equal, so that sums of rupees compare as people do. Skipped while a side is empty, hidden or disabled; asked again when either
 * side changes, so that fixing one side clears the other. `{value}` in a message is replaced by the other side's value.
 */
export interface CompareRule<P extends string = string> {
  readonly compare: readonly [left: Subject<P>, operator: Operator, right: Operand<P>];
  readonly message: string | SideMessages;
  /** Who carries a message given as one string; the left side by default. */
  readonly blame?: "left" | "right" | "both";
  readonly when?: Condition<P>;
}

/** A check between fields, as a form keeps it. */
export type Rule<P extends string = string> = CompareRule<P>;

/** A rule as it is written down; a `chain(…)` stands among the others as it is. */
export type RuleGiven<P extends string = string> = Rule<P> | readonly Rule<P>[];

/**
 * Rules for a row of fields that must stand in one order: `chain(["a", "b", "c"], "<=", …)` is a ≤ b and b ≤ c.
 * `messages[n]` belongs to the pair of the nth and the next field; one string serves every pair.
 */
export const chain = <const P extends string>(
  fields: readonly P[],
  operator: Operator,
  messages: string | readonly (string | SideMessages)[],
): readonly CompareRule<P>[] =>
  fields.slice(1).map((right, index) => {
    const message = typeof messages === "string" ? messages : messages[index];
    if (message === undefined) throw new TypeError("A chain needs words for each pair");
    // Every field but the first has one before it.
    return { compare: [fields[index] as P, operator, right], message };
  });
