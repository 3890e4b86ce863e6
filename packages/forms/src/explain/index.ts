export { explain } from "./explain.ts";
export type { Explanation } from "./explain.ts";
