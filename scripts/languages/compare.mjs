// Compares the catalogues of every language with the texts of the sources, and tells what is to do: docs/languages.md.
// `--json` gives the missing texts of each area as a catalogue to fill.
import { continueOnPinnedNode } from "../workspace.mjs";

await continueOnPinnedNode(import.meta.url);
const { editions } = await import("../../apps/console/build/language/edition.ts");
const { judgeLanguage } = await import("../../apps/console/build/language/judge.ts");

const asJson = process.argv.includes("--json");
let wrong = 0;
for (const { words } of Object.values(editions)) {
  const { missing, ...others } = judgeLanguage(words, { forgiving: false });
  if (asJson) {
    const empty = Object.entries(missing).map(([area, texts]) => [
      area,
      Object.fromEntries(texts.map((text) => [text, ""])),
    ]);
    process.stdout.write(`${JSON.stringify({ [words]: Object.fromEntries(empty) }, null, 2)}\n`);
    continue;
  }
  for (const [what, found] of Object.entries({ missing, ...others })) {
    for (const [area, texts] of Object.entries(found)) {
      wrong += texts.length;
      for (const text of texts) process.stdout.write(`${words}: ${what} in ${area}: ${text}\n`);
    }
  }
}
if (!asJson) process.stdout.write(wrong === 0 ? "Every language has every text.\n" : `${wrong} to do.\n`);
process.exitCode = wrong === 0 ? 0 : 1;
