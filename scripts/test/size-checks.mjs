// How much JavaScript a person waits for, against the budgets of the project.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { consoleDist, consoleManifest, ensureConsoleBuilt } from "../build-console.mjs";

/** @typedef {Record<string, { file: string, imports?: string[], dynamicImports?: string[] }>} Manifest */

const kib = 1024;

/**
 * Bytes of compressed JavaScript that a person may wait for, and the lazy modules on the way; a journey weighs what a
 * browser really asks for.
 */
export const loginBudget = {
  title: "until the login page is usable",
  modules: ["src/session/login/login.tsx"],
  limit: 150 * kib,
};
export const listBudget = {
  title: "until the product list is shown",
  modules: ["src/frames/signed-in-frame.tsx", "src/frames/shell-frame.tsx", "src/areas/catalogue/product/list.tsx"],
  limit: 250 * kib,
};

/**
 * The JavaScript files that a page loads: its entry and lazy modules, with all that these import statically.
 * @param {Manifest} manifest
 * @param {readonly string[]} modules lazy modules, as the manifest names them
 */
export function filesOf(manifest, modules) {
  const files = new Set();
  const seen = new Set();
  const visit = (/** @type {string} */ name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (chunk === undefined)
      throw new Error(
        `The build has no module ${name}: name the modules on the way anew in scripts/test/size-checks.mjs.`,
      );
    if (chunk.file.endsWith(".js")) files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const name of ["index.html", ...modules]) visit(name);
  return /** @type {string[]} */ ([...files, "boot.js"]);
}

/** Bytes of a built file as they travel, compressed with gzip. @param {string} file */
export const gzipSize = (file) => gzipSync(readFileSync(join(consoleDist, file)), { level: 9 }).length;

/** @type {readonly import("./static-checks.mjs").Check[]} */
export const sizeChecks = [loginBudget, listBudget].map(({ title, modules, limit }) => ({
  title: `JavaScript ${title} stays within ${limit / kib} KiB`,
  run: async () => {
    ensureConsoleBuilt();
    const files = filesOf(JSON.parse(readFileSync(consoleManifest, "utf8")), modules);
    const sizes = files.map((file) => ({ file, size: gzipSize(file) })).sort((one, other) => other.size - one.size);
    const sum = sizes.reduce((total, { size }) => total + size, 0);
    process.stdout.write(`  ${(sum / kib).toFixed(1)} KiB gzip ${title}\n`);
    if (sum <= limit) return undefined;
    const lines = sizes.map(({ file, size }) => `  ${(size / kib).toFixed(1).padStart(7)} KiB  ${file}`);
    return [`${(sum / kib).toFixed(1)} KiB, which is ${((sum - limit) / kib).toFixed(1)} KiB too many:`, ...lines].join(
      "\n",
    );
  },
}));
