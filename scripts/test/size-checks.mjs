// How much a person waits for, against the budgets of the project.
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { consoleDist, editions, ensureConsoleBuilt } from "../build-console.mjs";
import { root } from "../workspace.mjs";
import { run } from "./run.mjs";

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
/** Bytes of scripts that what runs behind every page adds to the one with the fewest, on the wire. */
const liveLimit = 4 * kib;
/** The most script files until any page is shown. */
export const mostScripts = 12;

/** By how much a page in another language may be larger than in English: letters of other scripts take more bytes. */
const languageGrowth = 0.04;

/**
 * @param {string} [edition] the language of the pages; English without one
 * @returns {{ pattern: string, scripts: string[] }[]} the pages as the build planned them
 */
function plannedPages(edition = "") {
  ensureConsoleBuilt();
  return JSON.parse(readFileSync(join(consoleDist, edition, "pages.json"), "utf8")).pages;
}

/** Bytes of a built file as they travel: compressed by the build where that saves something. @param {string} file */
function wireSize(file) {
  const path = join(consoleDist, file);
  return headers + statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** A built script, and all that it imports at once. @param {string} file @returns {ReadonlySet<string>} */
function withImports(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(consoleDist, file), "utf8");
  for (const [, next = ""] of text.matchAll(/\b(?:from|import)"\.\/([^"]+\.js)"/g)) withImports(`assets/${next}`, seen);
  return seen;
}

/** Bytes of the script that every page holds itself, as they travel. */
function firstScript() {
  const [, text = ""] =
    /<script data-page="">([^]*?)<\/script>/.exec(readFileSync(join(consoleDist, "index.html"), "utf8")) ?? [];
  return { file: "in the page", size: gzipSync(text).length };
}

/** @type {readonly import("./static-checks.mjs").Check[]} */
export const sizeChecks = [
  {
    title: "the console builds",
    // A program of its own, so that the other checks go on meanwhile.
    run: async () => {
      const { code, output } = await run(process.execPath, [join(root, "scripts/build-console.mjs")]);
      return code === 0 ? undefined : output;
    },
  },
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
    title: `what runs behind every page brings at most ${liveLimit / kib} KiB of scripts to it`,
    run: async () => {
      const [least] = plannedPages()
        .filter(({ scripts }) => scripts.some((file) => /\/shell-/.test(file)))
        .sort((one, two) => one.scripts.length - two.scripts.length);
      // Editions in other languages have one, too; what is not of this page's edition would bring everything along.
      const live = readdirSync(join(consoleDist, "assets")).filter((file) => /^live-[^.]*\.js$/.test(file));
      if (least === undefined || live.length !== editions.length + 1)
        return `No page with a shell, or not one file of it in each language: ${live.join(" ")}`;
      const [[brought, sum] = [[], 0]] = live
        .map((file) => [...withImports(`assets/${file}`)].filter((needed) => !least.scripts.includes(needed)))
        .map((files) => /** @type {const} */ ([files, files.reduce((total, file) => total + wireSize(file), 0)]))
        .sort(([, one], [, two]) => one - two);
      process.stdout.write(`  ${(sum / kib).toFixed(1)} KiB behind every page\n`);
      return sum <= liveLimit ? undefined : `${(sum / kib).toFixed(1)} KiB: ${brought.join(" ")}`;
    },
  },
  ...editions.map((edition) => ({
    title: `no page is more than ${languageGrowth * 100} % larger in the language ${edition}`,
    run: async () => {
      const sizeOf = (/** @type {readonly string[]} */ files) =>
        files.reduce((total, file) => total + wireSize(file), 0);
      const translated = plannedPages(edition);
      const over = plannedPages().flatMap(({ pattern, scripts }, at) => {
        const growth = sizeOf(translated[at]?.scripts ?? []) / sizeOf(scripts) - 1;
        return growth >= 0 && growth <= languageGrowth ? [] : [`${pattern}: ${(growth * 100).toFixed(1)} %`];
      });
      return over.length === 0 ? undefined : over.join("\n");
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
