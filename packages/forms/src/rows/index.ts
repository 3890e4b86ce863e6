export { rows } from "../engine/rows/rows.ts";
export type { Lists } from "../engine/world.types.ts";
