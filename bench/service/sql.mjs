import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../../scripts/workspace.mjs";

/**
 * SQL as the service writes it, by the library of its own.
 * @type {typeof import("../../apps/oms/node_modules/kysely/dist/index.js")}
 */
const kysely = createRequire(join(root, "apps/oms/package.json"))("kysely");
export const { sql } = kysely;
