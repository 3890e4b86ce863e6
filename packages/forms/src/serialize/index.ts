export { checkDefinition } from "../compile/check-definition.ts";
export { migrate } from "./migrate.ts";
export type { Migrated } from "./migrate.ts";
export { deserialize, serialize } from "./serialize.ts";
