import { compile } from "../compile/compile.ts";
import { placeAt } from "../compile/place.ts";
import type { CompareRule } from "../definition/rule.ts";
import type { Value } from "../engine/value.ts";
import type { Engine } from "../engine/engine.ts";
import { compare, evaluate, operandValue, type Verdict } from "../engine/evaluate.ts";

/** The comparison that blames a field: its place in the definition, what stood on both sides, and why it was asked. */
export interface FailingRule {
  readonly rule: string;
  readonly compare: CompareRule["compare"];
  readonly left: Value | undefined;
  readonly right: Value | undefined;
  readonly when?: Verdict;
}

/** The comparison that the engine found wanting at this field: the first that fails, as it goes through them. */
export const failingRule = (engine: Engine, address: string): FailingRule | undefined => {
  const path = placeAt(engine.definition, address)?.compiled.path ?? address;
  const reader = engine.reader(address);
  for (const { id, rule, blamed } of compile(engine.definition).fields.get(path)?.rules ?? []) {
    const [left, operator, right] = rule.compare;
    const when = rule.when && evaluate(rule.when, reader);
    if (when && !when.holds) continue;
    const sides = { left: operandValue(left, reader), right: operandValue(right, reader) };
    if (compare(sides.left, operator, sides.right) === false && blamed.some((one) => one.path === path)) {
      return { rule: id, compare: rule.compare, ...sides, ...(when ? { when } : {}) };
    }
  }
  return undefined;
};
