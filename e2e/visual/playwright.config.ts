import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../scripts/browser.mjs";

const root = join(import.meta.dirname, "../..");

/** The built Storybook, story by story, against the images beside this file; see `scripts/visual.mjs`. */
export default defineConfig({
  testDir: ".",
  testMatch: "stories.visual.ts",
  globalSetup: "../storybook/global-setup.ts",
  outputDir: join(root, "test-results/visual"),
  snapshotPathTemplate: "{testDir}/images/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: true,
  reporter: [["dot"], ["html", { open: "never", outputFolder: join(root, "playwright-report/visual") }]],
  expect: { toHaveScreenshot: { animations: "disabled", caret: "hide", maxDiffPixelRatio: 0.002, threshold: 0.2 } },
  use: {
    launchOptions: launchOptions(),
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    contextOptions: { reducedMotion: "reduce" },
  },
});
