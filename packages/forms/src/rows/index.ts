export { rows } from "../engine/rows.ts";
export type { Lists } from "../engine/world.types.ts";
