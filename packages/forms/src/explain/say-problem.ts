import type { Operand } from "../definition/condition.ts";
import type { Problem, Value } from "../engine/value.ts";
import type { FailingRule } from "./failing-rule.ts";
import type { Speech } from "./speech.ts";

interface Refused {
  readonly label: string;
  readonly problem?: Problem;
  readonly failing?: FailingRule;
}

/**
 * Why saving is blocked by a field: "Save is blocked: PTR (120) must be at most MRP (110)."
 * @param placed What the first field of a comparison is called, where its own name does not say in which row it stands.
 */
export const sayProblem = (
  { label, problem, failing }: Refused,
  speech: Speech,
  placed: Speech["labelOf"] = speech.labelOf,
): string => {
  const { say, words } = speech;
  if (failing) {
    const [left, operator, right] = failing.compare;
    return say("compared", {
      left: saySide(left, right, failing.left, { ...speech, labelOf: placed }),
      operator: words.operators[operator],
      right: saySide(right, left, failing.right, isOfRow(left) ? speech : { ...speech, labelOf: placed }),
    });
  }
  if (!problem || problem.code === "required") return say("empty", { field: label });
  return say("refused", {
    field: label,
    message: /[.!?]$/.test(problem.message) ? problem.message : `${problem.message}.`,
  });
};

const isOfRow = (operand: Operand): boolean => typeof operand === "string" && !operand.startsWith("/");

/** A constant says itself; anything else is named with the value it has now. */
const saySide = (
  operand: Operand,
  beside: Operand,
  value: Value | undefined,
  { say, show, operand: name, labelOf }: Speech,
): string => {
  const field = typeof operand === "string" ? labelOf(operand) : name(operand, beside);
  if (typeof operand === "number" || (typeof operand === "object" && "value" in operand)) return field;
  const shown = typeof operand === "string" ? operand : typeof beside === "string" ? beside : "";
  return say("withValue", { field, value: show(shown, value) });
};
