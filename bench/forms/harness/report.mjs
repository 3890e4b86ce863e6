// The figures of a run as tables, into docs/benchmarks.md when the run was a whole one, else to the terminal.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root } from "../../../scripts/workspace.mjs";
import { cheapest, ratio, samplesOf } from "./compare.mjs";
import { contenders } from "./contenders.mjs";
import { goalsOf } from "./goals.mjs";
import { geometricMean, median, spread } from "./stats.mjs";

/** @typedef {import("./contenders.mjs").Name} Name */
/** @typedef {import("./compare.mjs").Cell} Cell */
/** @typedef {import("./compare.mjs").Timed} Timed */

/**
 * @typedef {object} Figures
 * @property {readonly Cell[]} cells
 * @property {Readonly<Record<string, number>>} sizes bytes
 * @property {string} chromium
 * @property {{ least: number, most: number }} load of the machine while it was measured
 */

const [start, end] = ["<!-- figures: written by bench/forms/run.mjs -->", "<!-- end of figures -->"];

/** @param {Figures & { write: boolean }} given */
export function writeReport({ write, ...figures }) {
  const text = tablesOf(figures);
  if (!write) {
    process.stdout.write(`\n${text}\n`);
    return;
  }
  const path = join(root, "docs/benchmarks.md");
  const page = readFileSync(path, "utf8");
  const [before, after] = [page.indexOf(start), page.indexOf(end)];
  if (before < 0 || after < before)
    throw new Error("docs/benchmarks.md has lost the marks between which figures stand");
  writeFileSync(path, `${page.slice(0, before + start.length)}\n\n${text}\n\n${page.slice(after)}`);
  spawnSync(join(root, "node_modules/.bin/oxfmt"), ["docs/benchmarks.md"], { cwd: root, stdio: "inherit" });
}

/** @param {Figures} figures */
function tablesOf(figures) {
  const { cells, chromium, load } = figures;
  const counts = cells.filter(({ failed }) => !failed).map(({ samples }) => samples.length);
  const [fewest, runs] = [Math.min(...counts), Math.max(...counts)];
  const failed = cells.filter((cell) => cell.failed);
  return [
    `Chromium ${chromium}, ${fewest === runs ? "" : `${fewest} to `}${runs} interleaved runs; every figure is a median, each sample from ` +
      `a fresh page. ${spreads(cells, runs)}The machine had ${availableParallelism()} cores and a load of ` +
      `${load.least.toFixed(1)} to ${load.most.toFixed(1)}, of which the measuring itself makes one to two` +
      `${load.most > 2.5 ? ": others worked on it too" : ""}.`,
    "### Goals",
    table(["goal", "reached", ""], goalsOf(figures)),
    "### JavaScript per keystroke",
    ratios(figures, "keyScript"),
    "### All of a keystroke: JavaScript, style, layout, paint",
    ratios(figures, "key"),
    "### JavaScript per keystroke after a failed submission",
    ratios(figures, "laterKeyScript"),
    "### Cold mount",
    ratios(figures, "mount"),
    "### First submission, which fails",
    ratios(figures, "submit"),
    "### One change of the controller: 50 fields, or the rest of the chain, go or come back",
    ratios(figures, "toggle"),
    "### Components rendered per key, memory, size",
    renderings(figures),
    ...(failed.length > 0
      ? [
          "### Not measured",
          table(
            ["form", "contender", "why"],
            failed.map(({ form, contender, failed: why = "" }) => [form, contenders[contender].title, why]),
          ),
        ]
      : []),
  ].join("\n\n");
}

/** @param {Figures} figures @param {Timed} measure */
function ratios({ cells }, measure) {
  const forms = [...new Set(cells.map(({ form }) => form))].filter((form) =>
    cells.some((cell) => cell.form === form && samplesOf(cell, measure).length > 0 && cell.contender !== "plain"),
  );
  const names = [...new Set(cells.map(({ contender }) => contender))];
  const cellOf = (/** @type {string} */ form, /** @type {Name} */ contender) =>
    cells.find((cell) => cell.form === form && cell.contender === contender);
  // The floor knows no rules: what hides fields is compared with the cheapest that does.
  const baseOf = (/** @type {string} */ form) =>
    measure === "toggle" ? cheapest(cells, form, measure) : cellOf(form, "floor");
  const rows = names
    .filter((name) => measure !== "toggle" || contenders[name].rules)
    .map((name) => {
      const row = forms.map((form) => ratio(cellOf(form, name), baseOf(form), measure));
      const known = row.filter((value) => !Number.isNaN(value));
      return [contenders[name].title, ...row.map(times), known.length > 0 ? times(geometricMean(known)) : "–"];
    });
  const base = forms.map((form) => {
    const cell = baseOf(form);
    return cell ? milliseconds(median(samplesOf(cell, measure))) : "–";
  });
  return table(["", ...forms, "mean"], [...rows, ["1.00 × in ms, on the machine of this run", ...base, ""]]);
}

/** @param {Figures} figures */
function renderings({ cells, sizes }) {
  const names = [...new Set(cells.map(({ contender }) => contender))];
  const forms = [...new Set(cells.map(({ form }) => form))];
  const largest = forms.findLast((form) => form.startsWith("conditional")) ?? forms[0] ?? "";
  const of = (/** @type {Name} */ name, /** @type {string} */ form) =>
    cells.find((cell) => cell.contender === name && cell.form === form);
  return table(
    ["", ...forms.map((form) => `renders, ${form}`), `heap of ${largest}, KiB`, "gzip, KiB"],
    names.map((name) => {
      const heap = of(name, largest);
      return [
        contenders[name].title,
        ...forms.map((form) => String(of(name, form)?.renders ?? "–")),
        heap && !heap.failed ? (median(samplesOf(heap, "heap")) / 1024).toFixed(0) : "–",
        sizes[name] === undefined ? "–" : (sizes[name] / 1024).toFixed(1),
      ];
    }),
  );
}

/** @param {readonly Cell[]} cells @param {number} runs */
const spreads = (cells, runs) =>
  runs < 2
    ? ""
    : `Half the way from the least to the greatest sample is ${percent(typicalSpread(cells, "keyScript"))} of a figure ` +
      `for JavaScript per key, ${percent(typicalSpread(cells, "key"))} for all of a key, ` +
      `${percent(typicalSpread(cells, "mount"))} for a mount, ${percent(typicalSpread(cells, "submit"))} for a submission ` +
      `(median over all cells): smaller differences mean nothing. `;

/** @param {readonly Cell[]} cells @param {Timed} measure */
function typicalSpread(cells, measure) {
  const measured = cells.map((cell) => samplesOf(cell, measure)).filter((samples) => samples.length > 1);
  return measured.length > 0 ? median(measured.map(spread)) : Number.NaN;
}

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
const table = (head, rows) =>
  [head, head.map((_, index) => (index === 0 ? "---" : "--:")), ...rows]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");

/** @param {number} value */
const times = (value) => (Number.isNaN(value) ? "–" : value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0));
/** @param {number} value */
const milliseconds = (value) => value.toFixed(value < 1 ? 2 : value < 100 ? 1 : 0);
/** @param {number} share */
const percent = (share) => `${(share * 100).toFixed(0)} %`;
