// Builds what is measured: the published form of our packages, then the page with every contender, as production has it.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { root } from "../../../scripts/workspace.mjs";

const home = join(root, "bench/forms");
const page = join(home, "page");
export const built = join(home, "dist");

/** What our packages name as peers must be the copy that the contenders use. */
const shared = ["react", "react-dom", "react-hook-form", "yup"];

/** Makes `dist` of @o2r/ui and @o2r/forms, by the command that publishing uses. */
export function buildPackages() {
  for (const name of ["ui", "forms"]) {
    const script = join(root, "scripts/build-package.mjs");
    const { status } = spawnSync(process.execPath, [script], { cwd: join(root, "packages", name), stdio: "inherit" });
    if (status !== 0) throw new Error(`@o2r/${name} could not be built`);
  }
}

/** Builds the page into `dist`. */
export async function buildPage() {
  await build({
    root: page,
    base: "./",
    configFile: false,
    // It would warn of each "use client" in the packages of others.
    logLevel: "error",
    resolve,
    build: { outDir: built, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
  });
}

/**
 * Bytes, gzipped, that a contender adds to a page with the product form: its library and its own lines, without React.
 * @param {readonly string[]} contenders
 * @returns {Promise<Record<string, number>>}
 */
export async function weigh(contenders) {
  const nothing = await weighOne("plain");
  /** @type {Record<string, number>} */
  const bytes = {};
  for (const name of contenders) bytes[name] = (await weighOne(name)) - nothing;
  return bytes;
}

/** @param {string} contender */
async function weighOne(contender) {
  const result = await build({
    root: page,
    configFile: false,
    logLevel: "silent",
    resolve,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(page, "contenders", `${contender}.tsx`),
        preserveEntrySignatures: "strict",
        external: [/^react(-dom)?(\/|$)/],
      },
    },
  });
  const [{ output } = { output: [] }] = Array.isArray(result) ? result : "output" in result ? [result] : [];
  const chunks = new Map(output.flatMap((part) => (part.type === "chunk" ? [[part.fileName, part]] : [])));
  // What is fetched only when it is needed does not count.
  const wanted = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of wanted) for (const imported of chunks.get(name)?.imports ?? []) wanted.add(imported);
  return [...wanted].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? "", { level: 9 }).length, 0);
}

const resolve = { dedupe: shared, alias: ["ui", "forms"].flatMap(publishedEntries) };

/** Entries of a package as its users resolve them. @param {string} folder */
function publishedEntries(folder) {
  const packageHome = join(root, "packages", folder);
  /** @type {{ name: string, publishConfig: { exports: Record<string, string | { default: string }> } }} */
  const { name, publishConfig } = JSON.parse(readFileSync(join(packageHome, "package.json"), "utf8"));
  return Object.entries(publishConfig.exports).map(([entry, target]) => ({
    find: new RegExp(`^${name}${entry.slice(1)}$`),
    replacement: join(packageHome, typeof target === "string" ? target : target.default),
  }));
}
