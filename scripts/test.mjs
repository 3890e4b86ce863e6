// `npm test`: every layer, or those that are named (`npm run test:unit`). Shows each check as it ends; the last line is
// `N passed, N failed, N skipped`, and any failure makes the exit code 1.
import { ensureInstalled, continueOnPinnedNode, refuse } from "./workspace.mjs";

ensureInstalled();
await continueOnPinnedNode(import.meta.url);

const { layers } = await import("./test/layers.mjs");

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in layers));
if (unknown.length > 0) refuse(`There is no layer ${unknown.join(", ")}; there are ${Object.keys(layers).join(", ")}.`);

const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, run] of Object.entries(layers)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const began = performance.now();
  process.stdout.write(`\n── ${name} ${"─".repeat(60 - name.length)}\n`);
  const result = await run();
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  process.stdout.write(
    `── ${name}: ${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped (${seconds} s)\n`,
  );
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
