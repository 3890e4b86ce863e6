export { lint } from "./lint.ts";
export type { Finding, FindingCode, LintOptions } from "./finding.ts";
