import type { Fact, PromotionRule } from "./promotion.types.ts";

const asNumber = (text: string): number | null =>
  text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : null;

const asText = (fact: Fact): string => {
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  return String(fact ?? "")
    .trim()
    .toLowerCase();
};

/** Below nothing, nothing, or above: numbers as numbers, all else as text without regard to capitals. */
const compare = (fact: Fact, validator: string): number => {
  const [left, right] = [asNumber(String(fact)), asNumber(validator)];
  if (typeof fact !== "boolean" && left !== null && right !== null) return left - right;
  const [one, other] = [asText(fact), asText(validator)];
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/**
 * Whether a fact is as a rule row wants it. Yes and no stand for what is either. What is not known meets no rule but `!=`.
 */
export const meetsRule = ({ operator, validator }: PromotionRule, fact: Fact | undefined): boolean => {
  if (fact === undefined || fact === null || fact === "") return operator === "!=";
  const order = compare(fact, validator);
  switch (operator) {
    case "==":
      return order === 0;
    case "!=":
      return order !== 0;
    case ">":
      return order > 0;
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    case ">=":
      return order >= 0;
    default:
      return false;
  }
};
