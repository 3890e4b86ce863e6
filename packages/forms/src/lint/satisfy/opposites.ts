import type { Condition } from "../../definition/condition.ts";

const known = new WeakMap<readonly (true | Condition)[], boolean>();

/** Whether one of the parts is, word for word, the opposite of another. */
export const hasOpposites = (parts: readonly (true | Condition)[]): boolean => {
  const before = known.get(parts);
  if (before !== undefined) return before;
  const words = new Set(parts.map((part) => JSON.stringify(part)));
  const answer = parts.some((part) => part !== true && "not" in part && words.has(JSON.stringify(part.not)));
  known.set(parts, answer);
  return answer;
};
