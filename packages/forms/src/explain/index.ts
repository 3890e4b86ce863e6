export { explain } from "./explain.ts";
export type { Decision, ExplainOptions, Explanation, Provenance } from "./explain.ts";
export { explainSave } from "./explain-save.ts";
export type { Blockage, Omission, SaveExplanation } from "./explain-save.ts";
export { explainSteps } from "./explain-step.ts";
export type { StepExplanation } from "./explain-step.ts";
export type { FailingRule } from "./failing-rule.ts";
export { english } from "./words.ts";
export type { OwnWords, Words } from "./words.ts";
