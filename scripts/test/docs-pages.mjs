// Builds the Storybook as it is published, and opens pages of its documentation, on which many stories stand at once.
import { countPlaywright, sum } from "./counts.mjs";
import { runScript } from "./run.mjs";
import { reportChecks, succeeds } from "./static-checks.mjs";

const build = succeeds("the Storybook builds", () =>
  runScript("storybook/dist/bin/dispatcher.js", ["build", "--quiet"]),
);

/** @param {string} report where Playwright writes what it found @returns {Promise<import("./counts.mjs").Counts>} */
export async function testDocsPages(report) {
  const built = await reportChecks([build]);
  if (built.failed > 0) return built;
  const { code } = await runScript(
    "@playwright/test/cli.js",
    ["test", "--config", "e2e/storybook/playwright.config.ts"],
    { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  return sum([built, countPlaywright(report, code)]);
}
