import type { Condition, Operand, Operator, Scalar, Subject } from "../../definition/condition.ts";
import { atomsOf, type At, type Ground } from "./ground.ts";

/** Days are counted from here; where a form speaks of today, this day is it. */
export const epoch = "2000-01-01";

export type Constant = Scalar | { readonly today: number };

/** What a form's conditions and rules say about values: all that can make a difference to them. */
export interface Mentions {
  /** Constants that a field is held against. */
  readonly constants: (key: string) => readonly Constant[];
  /** The fields that are compared with each other, directly or through others; at least the field itself. */
  readonly linked: (key: string) => readonly string[];
  /** Whether the field stands in an order, not only beside `==` and `!=`. */
  readonly ordered: (key: string) => boolean;
}

export const mentionsOf = ({ fields, rules, conditions }: Ground): Mentions => {
  const constants = new Map<string, Constant[]>();
  const groups = new Map<string, Set<string>>([...fields.keys()].map((key) => [key, new Set([key])]));
  const ordered = new Set<string>();

  const mention = (key: string, ...values: readonly Constant[]): void => {
    const known = constants.get(key);
    if (known) known.push(...values);
    else constants.set(key, [...values]);
  };
  const compare = (left: Subject, operator: Operator, right: Operand, at: At): void => {
    const keys = [left, right].flatMap((side) => (typeof side === "string" ? [at(side)] : []));
    if (operator !== "==" && operator !== "!=") for (const key of keys) ordered.add(key);
    const [first, second] = keys;
    if (first === undefined) return;
    if (second !== undefined) join(groups, first, second);
    else if (typeof right === "number") mention(first, right);
    else if (typeof right === "object" && "today" in right) mention(first, right);
    else if (typeof right === "object" && "value" in right) mention(first, right.value);
  };
  const read = (condition: Condition, at: At): void => {
    for (const { atom } of atomsOf(condition, "")) {
      if ("compare" in atom) compare(...atom.compare, at);
      else if ("fact" in atom) mention(`fact:${atom.fact}`, ...atom.in);
      else if ("in" in atom) mention(at(atom.field), ...atom.in);
      else if ("notIn" in atom) mention(at(atom.field), ...atom.notIn);
    }
  };

  for (const { condition, at } of conditions) read(condition, at);
  for (const { rule, at } of rules) compare(...rule.compare, at);
  return {
    constants: (key) => constants.get(key) ?? [],
    linked: (key) => [...(groups.get(key) ?? [key])],
    ordered: (key) => ordered.has(key),
  };
};

const join = (groups: Map<string, Set<string>>, one: string, other: string): void => {
  const merged = new Set([...(groups.get(one) ?? [one]), ...(groups.get(other) ?? [other])]);
  for (const key of merged) groups.set(key, merged);
};
