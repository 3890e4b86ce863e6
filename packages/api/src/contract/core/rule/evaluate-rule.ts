import type { Operator } from "@o2r/forms";
import { attributeOf } from "./rule-attributes.ts";
import { groupOf, groupsOf } from "./rule-groups.ts";
import { operatorsOf } from "./rule-operators.ts";
import { comparable, isRuleValue } from "./rule-value.ts";
import { rowInWords, ruleValueText, type NameOfChoice } from "./rule-in-words.ts";
import type { Fact, RuleAttribute, RuleContext, RuleFacts, RuleRow, RuleRows } from "./rule.types.ts";

/** What became of one row, and why. */
export interface RowVerdict {
  /** Its place in the rule, counted from 0. */
  readonly row: number;
  readonly group: number;
  readonly holds: boolean;
  /** A sentence for staff. */
  readonly reason: string;
}

/** What became of a rule. */
export interface RuleVerdict {
  readonly holds: boolean;
  readonly rows: readonly RowVerdict[];
}

const compare: Readonly<Record<Operator, (left: string | number, right: string | number) => boolean>> = {
  "==": (left, right) => left === right,
  "!=": (left, right) => left !== right,
  ">": (left, right) => left > right,
  ">=": (left, right) => left >= right,
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
};

/** A row that asks something: its attribute, its operator and its value fit each other. */
export const isSound = (row: RuleRow): boolean => {
  const attribute = attributeOf(row);
  return (
    attribute !== undefined &&
    operatorsOf(attribute.type).includes(row.operator) &&
    isRuleValue(attribute, row.validator)
  );
};

const factOf = (facts: RuleFacts, { attr1, attr2 }: RuleRow): Fact => {
  const known = facts[attr1 as RuleContext]; // its attribute was found, so it is one
  return known !== undefined && Object.hasOwn(known, attr2) ? known[attr2] : undefined;
};

const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const isKnown = (fact: Fact): fact is NonNullable<Fact> => fact !== undefined && fact !== null && fact !== "";

const say = (
  row: RuleRow,
  attribute: RuleAttribute,
  fact: NonNullable<Fact>,
  holds: boolean,
  nameOf?: NameOfChoice,
) => {
  const asked = rowInWords(row, nameOf) ?? "";
  if (holds) return upperFirst(asked);
  const found =
    attribute.type === "BOOLEAN"
      ? attribute.words[String(fact) === "true" ? 0 : 1]
      : `is ${ruleValueText(attribute, fact, nameOf)}`;
  return `${upperFirst(attribute.subject)} ${found}`;
};

/** Whether a row holds, with the reason. What is not known holds nothing, not even "is not". */
const judgeRow = (row: RuleRow, facts: RuleFacts, nameOf?: NameOfChoice): Pick<RowVerdict, "holds" | "reason"> => {
  const attribute = attributeOf(row);
  if (attribute === undefined || !isSound(row)) return { holds: false, reason: "The row is not complete" };
  const fact = factOf(facts, row);
  if (!isKnown(fact)) return { holds: false, reason: `Nothing is known of ${attribute.subject}` };
  const holds = compare[row.operator](comparable(attribute, fact), comparable(attribute, row.validator));
  return { holds, reason: say(row, attribute, fact, holds, nameOf) };
};

/**
 * Whether a rule holds for what is known, with the reason of every row. All rows of a group must hold, and one group is
 * enough; a rule without rows always holds.
 */
export const evaluateRule = (rule: RuleRows, facts: RuleFacts, nameOf?: NameOfChoice): RuleVerdict => {
  const rows = rule.map((row, at) => ({ row: at, group: groupOf(row), ...judgeRow(row, facts, nameOf) }));
  const holds =
    rule.length === 0 || groupsOf(rule).some(({ group }) => rows.every((one) => one.group !== group || one.holds));
  return { holds, rows };
};
