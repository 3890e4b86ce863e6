export { rows } from "../engine/rows.ts";
export type { Lists } from "../engine/lists.types.ts";
