import { operators, type Operator } from "@o2r/forms";
import type { RuleAttribute } from "./rule.types.ts";

type Type = RuleAttribute["type"];

/** An order is for numbers and days alone. */
const isOrdered = (type: Type): boolean => type === "NUMBER" || type === "DATE";

/** The operators that fit a data type. */
export const operatorsOf = (type: Type): readonly Operator[] => (isOrdered(type) ? operators : ["==", "!="]);

const words: Readonly<Record<Operator, string>> = {
  "==": "is",
  "!=": "is not",
  ">": "is more than",
  ">=": "is at least",
  "<": "is less than",
  "<=": "is at most",
};
const dayWords: Readonly<Record<Operator, string>> = {
  ...words,
  ">": "is after",
  ">=": "is on or after",
  "<": "is before",
  "<=": "is on or before",
};

/** An operator as it is read, which of days is of time. */
export const operatorWords = (operator: Operator, type: Type): string => (type === "DATE" ? dayWords : words)[operator];
