import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../scripts/browser.mjs";

const report = process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"];

/** The pages of documentation of the built Storybook; see `scripts/test/docs-pages.mjs`. */
export default defineConfig({
  testDir: ".",
  outputDir: join(import.meta.dirname, "../../test-results/storybook"),
  globalSetup: "./global-setup.ts",
  fullyParallel: true,
  workers: 2,
  retries: 1,
  timeout: 60_000,
  forbidOnly: true,
  reporter: report === undefined ? [["list"]] : [["dot"], ["json", { outputFile: report }]],
  use: { launchOptions: launchOptions(), locale: "en-IN", timezoneId: "Asia/Kolkata" },
});
