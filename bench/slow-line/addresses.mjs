import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../../scripts/workspace.mjs";

/**
 * Every list and every form of a new one that a role may open, as the console's table of pages has them.
 * @param {string} role
 * @returns {Promise<readonly string[]>}
 */
export async function addressesOf(role) {
  const areas = join(root, "apps/console/src/areas");
  const modules = await Promise.all(
    readdirSync(areas).map((area) => import(pathToFileURL(join(areas, area, "routes.ts")).href)),
  );
  /** @typedef {{ path: string, allowed?: readonly string[] | string }} Page */
  const pages = /** @type {Page[]} */ (modules.flatMap((module) => module.pages));
  return pages
    .filter(({ path, allowed }) => !path.includes(":") && (!Array.isArray(allowed) || allowed.includes(role)))
    .map(({ path }) => path);
}
