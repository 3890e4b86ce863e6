// Writes docs/coverage.md: each row of docs/requirements.tsv with the tests that name it. A unit test keeps the two alike, and
// `npm test` ends with how many rows no test shows.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { root } from "./workspace.mjs";

/**
 * @typedef {object} Requirement
 * @property {string} id such as S5.92
 * @property {string} area
 * @property {string} kind what it speaks of: `api`, `api-client`, `ui`, `form-rule`, `data`, `constant`
 * @property {string} text
 *
 * @typedef {"journey" | "service" | "rule" | "screen" | "sample"} Proof
 *
 * @typedef {object} Test
 * @property {string} path
 * @property {Proof} proof what the test stands on
 *
 * @typedef {"shown" | "weak" | "left"} Verdict
 */

export const page = join(root, "docs/coverage.md");
const idPattern = /\bS\d+\.\d+\b/g;

/** The rows of the specification. @returns {readonly Requirement[]} */
export const readRequirements = () =>
  readFileSync(join(root, "docs/requirements.tsv"), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [id = "", area = "", kind = "", text = ""] = line.split("\t");
      return { id, area, kind, text };
    });

/** The parts of the product that are made for others to use: what is said of them is shown by samples. */
const kitAreas = new Set(["dates", "dialogs", "forms-engine", "search", "tables", "toasts", "uploads", "money"]);

/** What a test of a file stands on: the served console, the service, a rule, a screen over a played service, a sample. @param {string} path @returns {Proof} */
const proofOf = (path) => {
  if (path.startsWith("e2e/")) return "journey";
  if (path.startsWith("apps/oms/")) return "service";
  if (path.endsWith(".tsx") && path.startsWith("apps/console/")) return "screen";
  if (path.startsWith("packages/ui/") || path.startsWith("packages/forms/")) return "sample";
  return "rule";
};

/** Every numbered requirement that the words of tests name, with the files. Comments do not count. @returns {ReadonlyMap<string, readonly Test[]>} */
export const readTests = () => {
  const patterns = ["test.{ts,tsx,mjs}", "stories.tsx", "spec.ts", "expected.ts"].map((end) => `**/*.${end}`);
  const places = [...patterns, "e2e/expected/*.ts"].flatMap((pattern) =>
    ["apps", "packages", "scripts", "e2e"].flatMap((top) => globSync(join(root, top, pattern.replace(/^e2e\//, "")))),
  );
  /** @type {Map<string, Test[]>} */
  const found = new Map();
  for (const place of [...new Set(places)].filter((path) => !path.includes("node_modules")).toSorted()) {
    const path = relative(root, place);
    const words = readFileSync(place, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
    for (const id of new Set(words.match(idPattern)))
      found.set(id, [...(found.get(id) ?? []), { path, proof: proofOf(path) }]);
  }
  return found;
};

/**
 * Whether tests show a row. Weakly, where the service itself would have to be asked and a screen is all there is, over a service
 * that is played; or where a screen or a form of the product is meant, and only a sample has it.
 *
 * @param {Requirement} requirement
 * @param {readonly Test[]} tests
 * @returns {Verdict}
 */
export const judge = ({ area, kind }, tests) => {
  if (tests.length === 0) return "left";
  const proofs = new Set(tests.map(({ proof }) => proof));
  if (kind === "api") return proofs.has("service") || proofs.has("journey") || proofs.has("rule") ? "shown" : "weak";
  const onlySamples = [...proofs].every((proof) => proof === "sample");
  return onlySamples && !kitAreas.has(area) ? "weak" : "shown";
};

/** Every row with its tests and what they are worth. */
export const readCoverage = () => {
  const tests = readTests();
  return readRequirements().map((requirement) => {
    const own = tests.get(requirement.id) ?? [];
    return { ...requirement, tests: own, verdict: judge(requirement, own) };
  });
};

/** @param {readonly { readonly verdict: Verdict }[]} rows */
export const countVerdicts = (rows) => {
  const count = (/** @type {Verdict} */ verdict) => rows.filter((row) => row.verdict === verdict).length;
  return { all: rows.length, shown: count("shown"), weak: count("weak"), left: count("left") };
};

/** One line on how much of the specification tests show. */
export const coverageLine = () => {
  const { all, shown, weak, left } = countVerdicts(readCoverage());
  return `Requirements: ${shown} of ${all} shown by tests, ${weak} only on a sample or a played service, ${left} left (docs/coverage.md)`;
};

const cell = (/** @type {string} */ text) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
const marks = { shown: "", weak: " *(weak)*", left: "–" };

/** The page as it should be. */
export const coveragePage = () => {
  const rows = readCoverage();
  const areas = [...new Set(rows.map(({ area }) => area))].toSorted();
  const total = countVerdicts(rows);
  const line = (/** @type {string} */ name, /** @type {typeof total} */ { all, shown, weak, left }) =>
    `| ${name} | ${all} | ${shown} | ${weak} | ${left} |`;
  return [
    "# Coverage",
    "",
    "Each row of [the requirements](requirements.tsv) and the test files that name it. A row is *weak* where the service itself",
    "would have to be asked and only a screen over a played service shows it, or where only a sample form or component has it.",
    "Written by `node scripts/coverage.mjs`.",
    "",
    "| area | rows | shown | weak | left |",
    "| --- | --- | --- | --- | --- |",
    ...areas.map((area) => line(`[${area}](#${area})`, countVerdicts(rows.filter((row) => row.area === area)))),
    line("**all**", total),
    "",
    ...areas.flatMap((area) => [
      `## ${area}`,
      "",
      "| row | what it says | shown by |",
      "| --- | --- | --- |",
      ...rows
        .filter((row) => row.area === area)
        .map(({ id, text, tests, verdict }) => {
          const links = tests.map(({ path }) => `[${basename(path)}](../${path})`).join(", ");
          return `| ${id} | ${cell(text)} | ${links}${marks[verdict]} |`;
        }),
      "",
    ]),
  ].join("\n");
};

if (process.argv[1] === import.meta.filename) writeFileSync(page, coveragePage());
