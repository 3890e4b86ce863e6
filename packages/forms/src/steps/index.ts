export { nextStep, previousStep, stepOf, stepsOf } from "./steps.ts";
export type { StepState } from "./steps.ts";
