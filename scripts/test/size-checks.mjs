// How much a person waits for, against the budgets of the project.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { consoleDist, ensureConsoleBuilt } from "../build-console.mjs";

const kib = 1024;

/** What the service says around a file, in bytes: the headers of its answer. A journey counts what really travels. */
const headers = 700;

/** Bytes of scripts that a person may wait for, from an empty cache, on the wire; and the pages on the way. */
export const loginBudget = { title: "until the login page is usable", pages: ["/login"], limit: 150 * kib };
export const listBudget = {
  title: "until the product list is shown, sign-in included",
  pages: ["/login", "/product"],
  limit: 250 * kib,
};
/** Bytes of faces that a list of products is painted with, on the wire. */
export const facesBudget = 36 * kib;
/** The most script files until any page is shown. */
export const mostScripts = 12;

/** @returns {{ pattern: string, scripts: string[] }[]} the pages as the build planned them */
function plannedPages() {
  ensureConsoleBuilt();
  return JSON.parse(readFileSync(join(consoleDist, "pages.json"), "utf8")).pages;
}

/** Bytes of a built file as they travel: compressed by the build where that saves something. @param {string} file */
function wireSize(file) {
  const path = join(consoleDist, file);
  return headers + statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** Bytes of the script that every page holds itself, as they travel. */
function firstScript() {
  const [, text = ""] =
    /<script data-page="">([^]*?)<\/script>/.exec(readFileSync(join(consoleDist, "index.html"), "utf8")) ?? [];
  return { file: "in the page", size: gzipSync(text).length };
}

/** @type {readonly import("./static-checks.mjs").Check[]} */
export const sizeChecks = [
  ...[loginBudget, listBudget].map(({ title, pages, limit }) => ({
    title: `scripts ${title} stay within ${limit / kib} KiB`,
    run: async () => {
      const planned = plannedPages();
      const files = new Set(
        pages.flatMap((path) => planned.find(({ pattern }) => new RegExp(pattern).test(path))?.scripts ?? []),
      );
      const sizes = [firstScript(), ...[...files].map((file) => ({ file, size: wireSize(file) }))].sort(
        (one, two) => two.size - one.size,
      );
      const sum = sizes.reduce((total, { size }) => total + size, 0);
      process.stdout.write(`  ${(sum / kib).toFixed(1)} KiB ${title}\n`);
      if (sum <= limit) return undefined;
      const lines = sizes.map(({ file, size }) => `  ${(size / kib).toFixed(1).padStart(7)} KiB  ${file}`);
      const excess = ((sum - limit) / kib).toFixed(1);
      return [`${(sum / kib).toFixed(1)} KiB, which is ${excess} KiB too many:`, ...lines].join("\n");
    },
  })),
  {
    title: `every page is shown with at most ${mostScripts} script files`,
    run: async () => {
      const over = plannedPages().filter(({ scripts }) => scripts.length > mostScripts);
      return over.length === 0
        ? undefined
        : over.map(({ pattern, scripts }) => `${pattern}: ${scripts.length}: ${scripts.join(" ")}`).join("\n");
    },
  },
];
