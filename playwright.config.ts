import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/browser.mjs";

const report = process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"];

export default defineConfig({
  testDir: "e2e/journeys",
  outputDir: "test-results",
  globalSetup: "./e2e/service/global-setup.ts",
  workers: 2,
  // A machine may stand still for seconds at the wrong moment; what needed its second try is named at the end of the run.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: report === undefined ? [["list"]] : [["list"], ["json", { outputFile: report }]],
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // A recording slows every journey; `O2R_TRACE=1 npm run test:journeys` keeps those of the journeys that fail.
    trace: process.env["O2R_TRACE"] === "1" ? "retain-on-failure" : "off",
  },
});
