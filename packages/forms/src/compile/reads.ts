import { operators, type Condition, type Operand, type Operator, type Subject } from "../definition/condition.ts";
import { formulaName, type Formula } from "../definition/formula.ts";
import { refuseUnknown } from "./definition-error.ts";

type Comparison = readonly [left: Subject, operator: Operator, right: Operand];

/**
 * The fields whose values a condition reads, as it names them.
 *
 * @throws FormDefinitionError at `at` where it is no condition: what is not understood must not count as "yes".
 */
export const readsOf = (condition: Condition, at = ""): readonly string[] => {
  if ("fact" in condition) return [];
  if ("field" in condition) return [condition.field];
  if ("anyFilled" in condition) return condition.anyFilled;
  if ("compare" in condition) return readsOfComparison(condition.compare, at);
  if ("not" in condition) return readsOf(condition.not, at);
  const parts = "all" in condition ? condition.all : condition.any;
  // A definition may come from JSON, whatever its type says.
  return Array.isArray(parts)
    ? parts.flatMap((part: Condition) => readsOf(part, at))
    : refuseUnknown(at, "condition", condition);
};

/** The fields whose values a comparison reads. */
export const readsOfComparison = ([left, operator, right]: Comparison, at: string): readonly string[] => {
  if (!operators.includes(operator)) refuseUnknown(at, "operator", operator);
  return [...readsOfOperand(left, at), ...readsOfOperand(right, at)];
};

export const readsOfOperand = (operand: Operand, at: string): readonly string[] => {
  if (typeof operand === "number") return [];
  if (typeof operand === "string") return [operand];
  if ("sum" in operand) return [operand.sum];
  if ("count" in operand) return [operand.count];
  if ("by" in operand && operand.by !== formulaName) return operand.from;
  return "value" in operand || "today" in operand ? [] : refuseUnknown(at, "operand", operand);
};

/** The fields whose values a formula reads, each once. */
export const readsOfFormula = (formula: Formula): readonly string[] => [...new Set(namesIn(formula))];

const namesIn = (formula: Formula): readonly string[] => {
  if (typeof formula !== "object" || "value" in formula || "today" in formula || "sum" in formula || "count" in formula)
    return readsOfOperand(formula, "");
  if ("if" in formula)
    return [
      ...readsOf(formula.if),
      ...namesIn(formula.give),
      ...(formula.else === undefined ? [] : namesIn(formula.else)),
    ];
  if ("round" in formula) return namesIn(formula.round);
  // All else is a list of parts under its own name.
  return Object.values(formula).flatMap((parts: unknown) => (Array.isArray(parts) ? parts.flatMap(namesIn) : []));
};
