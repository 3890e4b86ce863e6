// Builds the Storybook as it is published, and opens pages of its documentation, on which many stories stand at once.
import { countPlaywright } from "./counts.mjs";
import { runScript } from "./run.mjs";
import { succeeds } from "./static-checks.mjs";

export const buildStorybook = succeeds("the Storybook builds", () =>
  runScript("storybook/dist/bin/dispatcher.js", ["build", "--quiet"], { aside: true }),
);

/**
 * Looks at the pages of what was built.
 *
 * @param {string} report where Playwright writes what it found
 * @returns {Promise<import("./counts.mjs").Counts>}
 */
export async function testDocsPages(report) {
  const { code } = await runScript(
    "@playwright/test/cli.js",
    ["test", "--config", "e2e/storybook/playwright.config.ts"],
    { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  return countPlaywright(report, code);
}
