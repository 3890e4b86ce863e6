import type { RuleRow, RuleRows } from "./rule.types.ts";

/** The most groups, of which one must hold. */
export const mostGroups = 5;

/** The group that a row is in; one that says none is in the first. */
export const groupOf = ({ group }: Pick<RuleRow, "group">): number => group ?? 1;

/** A group of a rule with its rows, in their order. */
export interface RuleGroup {
  readonly group: number;
  readonly rows: RuleRows;
}

/** The groups of a rule by their numbers. */
export const groupsOf = (rule: RuleRows): readonly RuleGroup[] =>
  [...Map.groupBy(rule, groupOf)].map(([group, rows]) => ({ group, rows })).toSorted((a, b) => a.group - b.group);
