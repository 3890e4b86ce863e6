import { moneyText } from "../money.ts";
import { attributeOf } from "./rule-attributes.ts";
import { operatorWords } from "./rule-operators.ts";
import { groupsOf } from "./rule-groups.ts";
import { isRuleValue } from "./rule-value.ts";
import type { Fact, RuleAttribute, RuleRow, RuleRows } from "./rule.types.ts";

/** What a chosen row or option is called; nothing where that is not known yet. */
export type NameOfChoice = (attribute: RuleAttribute, value: string) => string | undefined;

const unnamed: NameOfChoice = () => undefined;

const dayText = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const figure = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 4 });

const numberText = (attribute: RuleAttribute, value: number): string => {
  const unit = attribute.type === "NUMBER" ? attribute.unit : undefined;
  if (unit === "rupees") return moneyText(value);
  return unit === "days" ? `${figure.format(value)} ${value === 1 ? "day" : "days"}` : figure.format(value);
};

/** A value of an attribute in words. */
export const ruleValueText = (
  attribute: RuleAttribute,
  value: NonNullable<Fact>,
  nameOf: NameOfChoice = unnamed,
): string => {
  const text = String(value);
  if (attribute.type === "NUMBER" && Number.isFinite(Number(text))) return numberText(attribute, Number(text));
  const time = attribute.type === "DATE" ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time)) return dayText.format(time);
  if (attribute.type === "LIST") {
    const fixed =
      "options" in attribute.from ? attribute.from.options.find((one) => one.value === text)?.label : undefined;
    return fixed ?? nameOf(attribute, text) ?? text;
  }
  return text;
};

/** A row in words, such as "the retailer's city is Pune"; nothing while it is not complete. */
export const rowInWords = (row: RuleRow, nameOf: NameOfChoice = unnamed): string | undefined => {
  const attribute = attributeOf(row);
  if (attribute === undefined || row.validator === "") return undefined;
  if (attribute.type === "NUMBER" && !isRuleValue(attribute, row.validator)) return undefined;
  if (attribute.type === "BOOLEAN") {
    const [holds, fails] = attribute.words;
    return `${attribute.subject} ${(row.validator === "true") === (row.operator === "==") ? holds : fails}`;
  }
  const value = ruleValueText(attribute, row.validator, nameOf);
  return `${attribute.subject} ${operatorWords(row.operator, attribute.type)} ${value}`;
};

const joinWords = { and: " and ", or: ", or ", always: "always" };

/** The groups of a rule in words, of which one must hold; rows that are not complete are left out. */
export const groupsInWords = (rule: RuleRows, nameOf: NameOfChoice = unnamed): readonly string[] =>
  groupsOf(rule)
    .map(({ rows }) => rows.flatMap((row) => rowInWords(row, nameOf) ?? []).join(joinWords.and))
    .filter((words) => words !== "");

/** A rule in plain English, the rest of a sentence: "the retailer's city is Pune and the cart's total is at least ₹500". */
export const ruleInWords = (rule: RuleRows, nameOf: NameOfChoice = unnamed): string => {
  const groups = groupsInWords(rule, nameOf);
  return groups.length === 0 ? joinWords.always : groups.join(joinWords.or);
};
