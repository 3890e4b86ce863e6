import type { Condition } from "../definition/condition.ts";

/** The fields whose values a condition reads. */
export const readsOf = (condition: Condition): readonly string[] => {
  if ("fact" in condition) return [];
  if ("field" in condition) return [condition.field];
  if ("anyFilled" in condition) return condition.anyFilled;
  if ("compare" in condition) {
    const [left, , right] = condition.compare;
    return typeof right === "string" ? [left, right] : [left];
  }
  if ("not" in condition) return readsOf(condition.not);
  return ("all" in condition ? condition.all : condition.any).flatMap(readsOf);
};
