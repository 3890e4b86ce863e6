// Proves that the accessibility gate of the stories works: of two stories, the one with an unnamed input must fail, by
// axe and by nothing else, and its sound twin must pass. A gate that is switched off by mistake stays green silently.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cache } from "../workspace.mjs";
import { runScript } from "./run.mjs";

const report = join(cache, "reports", "axe-gate.json");

/** @type {import("./static-checks.mjs").Check} */
export const checkAxeGate = {
  title: "a story with an unnamed input fails the accessibility gate, and its sound twin passes",
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
    const named = results.find(({ title }) => title === "Named");
    const unnamed = results.find(({ title }) => title === "Unnamed");
    if (named?.status !== "passed")
      return `The sound story did not pass:\n${named?.failureMessages.join("\n") ?? output}`;
    if (unnamed?.status !== "failed")
      return "The story with an unnamed input passed: axe's findings are no errors any more.";
    const reason = unnamed.failureMessages.join("\n");
    return reason.includes("Form elements must have labels")
      ? undefined
      : `The story failed, but not by axe:\n${reason}`;
  },
};
