// Proves that the accessibility gate of the stories works: stories with a fault must fail, by axe and by nothing else, and
// a sound one must pass. A gate that is switched off by mistake stays green silently. Nor may one story's page reach another.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cache } from "../workspace.mjs";
import { runScript } from "./run.mjs";

/** What is wrong on purpose, and what axe says of it; the last two in one look only, and sound in the usual one. */
const faults = /** @type {const} */ ([
  ["Unnamed", "Form elements must have labels"],
  ["Pale", "sufficient color contrast"],
  ["Held Tight", "Inline text spacing must be adjustable"],
  ["Pale In The Dark", "CC_SUPERVISOR, dark: color-contrast"],
  ["Pale For One", "FSA, light: color-contrast"],
]);

/** Stories without a fault: one with an input that is named, and two of which the first leaves much to the second. */
const sound = ["Named", "Leaves Much", "Finds Nothing Of It"];

const report = join(cache, "reports", "axe-gate.json");

/** @type {import("./static-checks.mjs").Check} */
export const checkAxeGate = {
  title:
    "stories with an unnamed input, with words held tight and with pale ones, even in one look only, fail the accessibility gate; what a story leaves behind reaches no other",
  run: async () => {
    mkdirSync(join(cache, "reports"), { recursive: true });
    rmSync(report, { force: true });
    const { output } = await runScript("vitest/vitest.mjs", [
      "run",
      "--config",
      "scripts/test/axe-gate/vitest.config.ts",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ]);
    if (!existsSync(report)) return output;
    /** @type {{ testResults: { assertionResults: { title: string, status: string, failureMessages: string[] }[] }[] }} */
    const { testResults } = JSON.parse(readFileSync(report, "utf8"));
    const results = testResults.flatMap((file) => file.assertionResults);
    /** @param {string} title */
    const of = (title) => results.filter((result) => result.title === title);
    for (const title of sound) {
      const [story] = of(title);
      if (story?.status !== "passed")
        return `The sound story ${title} did not pass:\n${story?.failureMessages.join("\n") ?? output}`;
    }
    for (const [title, words] of faults) {
      const failed = of(title).filter(({ status }) => status === "failed");
      if (failed.length !== 1)
        return `The story ${title} failed ${failed.length} times, not once: a finding of axe is no error any more.`;
      const reason = failed.flatMap(({ failureMessages }) => failureMessages).join("\n");
      if (!reason.includes(words)) return `The story ${title} failed, but not by axe's "${words}":\n${reason}`;
    }
    return undefined;
  },
};
