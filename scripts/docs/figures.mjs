// The pages of figures: sizes as they are measured when the site is made, and benchmarks as docs/benchmarks.md has them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bindingBudget, core, coreBudget, weigh as weighEntry } from "../../packages/forms/src/test/weigh.ts";
import { allowances } from "../test/ui-allowances.mjs";
import { weigh as weighUi } from "../test/ui-size-checks.mjs";
import { root } from "../workspace.mjs";

const row = (/** @type {readonly string[]} */ cells) => `| ${cells.join(" | ")} |`;
const kib = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

/** What each entry of @o2r/forms weighs beside the core. */
async function formRows() {
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(join(root, "packages/forms/package.json"), "utf8"));
  const elsewhere = [/^react/, "yup", "redos-detector", "lucide-react", /^@o2r\/ui/, core];
  /** @type {string[]} */
  const rows = [];
  for (const [entry, source] of Object.entries(exports)) {
    if (!/\.tsx?$/.test(source)) continue;
    const isCore = entry === ".";
    const bytes = await weighEntry(source.replace("./src/", ""), isCore ? [] : elsewhere);
    const most = isCore ? kib(coreBudget) : entry === "./react" ? kib(bindingBudget) : "";
    rows.push(row([`\`@o2r/forms${entry.slice(1)}\``, kib(bytes), most]));
  }
  return rows;
}

/** What each entry of @o2r/ui weighs, and the dearest of its parts alone. */
async function uiRows() {
  /** @type {string[]} */
  const rows = [];
  for (const [entry, { whole }] of Object.entries(allowances)) {
    const { "*": sum = 0, ...parts } = await weighUi(entry);
    const [dearest] = Object.entries(parts).toSorted(([, one], [, other]) => other - one);
    const module = entry === "index.ts" ? "@o2r/ui" : `@o2r/ui/${entry.replace(".ts", "")}`;
    rows.push(row([`\`${module}\``, kib(sum), kib(whole), dearest ? `\`${dearest[0]}\`, ${kib(dearest[1])}` : ""]));
  }
  return rows;
}

/** The page of sizes. */
export async function sizesPage() {
  process.env["NODE_ENV"] = "production";
  return [
    "# Sizes",
    "",
    "Minified and gzipped, measured on the sources by `npm run docs`, when this page was made. A test fails where a budget is",
    "passed: `npm run test:unit` for `@o2r/forms` and `@o2r/api`, `npm run test:static` for `@o2r/ui`.",
    "",
    "## `@o2r/forms`",
    "",
    "The core by itself. Other entries are told beside the core, without react, react-hook-form, yup, lucide-react and",
    "`@o2r/ui`: what a page pays more for taking one in.",
    "",
    row(["entry", "weighs", "may weigh"]),
    "| --- | ---: | ---: |",
    ...(await formRows()),
    "",
    "## `@o2r/ui`",
    "",
    "Each entry as a whole, without react. A page pays for the parts that it imports: of most that is less than a tenth.",
    "",
    row(["entry", "weighs", "may weigh", "the dearest part alone"]),
    "| --- | ---: | ---: | --- |",
    ...(await uiRows()),
    "",
  ].join("\n");
}

/** What the repository's page of benchmarks says of the packages, without what is measured of the service. */
export function benchmarksPage() {
  const parts = readFileSync(join(root, "docs/benchmarks.md"), "utf8").split(/^(?=# )/m);
  const wanted = ["# What a form costs", "# What a table costs"].map((title) => {
    const found = parts.find((part) => part.startsWith(`${title}\n`));
    if (!found) throw new Error(`docs/benchmarks.md has no part "${title}"`);
    // Headings a level lower, below one title.
    return found.replaceAll(/^#/gm, "##");
  });
  return ["# Benchmarks", "", ...wanted].join("\n");
}
