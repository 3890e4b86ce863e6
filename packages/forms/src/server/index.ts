export { checkSupplies } from "./check-supplies.ts";
export { refuseChanged } from "./refuse-changed.ts";
export { validateSubmission } from "./validate-submission.ts";
export type { Submission, SubmissionError, SubmissionOptions } from "./validate-submission.ts";
export { todayIn } from "../engine/today.ts";
