import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../../scripts/workspace.mjs";

/**
 * The very driver that the service uses: what is heard of it here is what the service sends.
 * @type {typeof import("../../apps/oms/node_modules/@types/pg/index.js")}
 */
export const pg = createRequire(join(root, "apps/oms/package.json"))("pg");
