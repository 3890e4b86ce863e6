import { isDay } from "../calendar/days.ts";
import { isId } from "../schemas.ts";
import type { Fact, RuleAttribute } from "./rule.types.ts";

/** A rule's value is short: a code, a name, a figure. */
export const longestRuleValue = 100;

/** Digits as SQL and JavaScript read them alike. */
const decimal = /^-?\d{1,12}(\.\d{1,4})?$/;

/** Whether a text is a number as rules write them, of either sign. */
export const isRuleNumber = (text: string): boolean => decimal.test(text);

/** Whether a text may be so many of what an attribute counts: there are no fewer days than none. */
export const isRuleCount = (attribute: RuleAttribute, text: string): boolean =>
  attribute.type !== "NUMBER" || attribute.unit !== "days" || !(Number(text) < 0);

const isOne = (attribute: Extract<RuleAttribute, { readonly type: "LIST" }>, text: string): boolean => {
  if ("options" in attribute.from) return attribute.from.options.some(({ value }) => value === text);
  return "lookup" in attribute.from ? isId(text) : true;
};

/** Whether a text is a value of an attribute's data type. Which rows and options exist is not asked. */
export const isRuleValue = (attribute: RuleAttribute, text: string): boolean => {
  if (text.trim() === "" || text.length > longestRuleValue) return false;
  switch (attribute.type) {
    case "NUMBER":
      return isRuleNumber(text) && isRuleCount(attribute, text);
    case "DATE":
      return isDay(text);
    case "BOOLEAN":
      return text === "true" || text === "false";
    case "LIST":
      return isOne(attribute, text);
    case "TEXT":
      return true;
  }
};

/** Names are the same however they are written: Pune and PUNE. */
export const foldText = (text: string): string => text.trim().toLowerCase();

/** The two sides of a comparison in one form: numbers as numbers, all else as text whose order is its meaning. */
export const comparable = (attribute: RuleAttribute, value: NonNullable<Fact>): string | number => {
  if (attribute.type === "NUMBER") return Number(value);
  const isFree = attribute.type === "TEXT" || (attribute.type === "LIST" && "lookup" in attribute.from);
  return isFree ? foldText(String(value)) : String(value);
};
