// `npm test`: every layer, or those that are named (`npm run test:unit`). Shows each check as it ends; the last line is
// `N passed, N failed, N skipped`, above it what failed and what each layer cost; any failure makes the exit code 1.
import { ensureInstalled, continueOnPinnedNode, refuse } from "./workspace.mjs";

ensureInstalled();
await continueOnPinnedNode(import.meta.url);

const { layers } = await import("./test/layers.mjs");
const { lineOf, sum, tableOf } = await import("./test/counts.mjs");
const { coverageLine } = await import("./coverage.mjs");

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in layers));
if (unknown.length > 0) refuse(`There is no layer ${unknown.join(", ")}; there are ${Object.keys(layers).join(", ")}.`);

/** @type {import("./test/counts.mjs").Layer[]} */
const ran = [];
for (const [name, run] of Object.entries(layers)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const began = performance.now();
  process.stdout.write(`\n── ${name} ${"─".repeat(60 - name.length)}\n`);
  const result = await run();
  const layer = { name, counts: result, seconds: (performance.now() - began) / 1000 };
  ran.push(layer);
  process.stdout.write(`── ${lineOf(layer)}\n`);
}

const total = sum(ran.map(({ counts }) => counts));
/** @param {string} heading @param {readonly string[]} lines */
const list = (heading, lines) => {
  if (lines.length > 0) process.stdout.write(`\n${heading}\n${lines.map((line) => `  ${line}\n`).join("")}`);
};
list("Passed only when tried again:", total.unsteady);
list("Failed:", total.failures);
list("By layer:", tableOf(ran));
process.stdout.write(`\n${coverageLine()}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
