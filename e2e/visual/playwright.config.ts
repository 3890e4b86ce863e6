import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../scripts/browser.mjs";
import { origin, port } from "./story-shots.ts";

const root = join(import.meta.dirname, "../..");

/** The built Storybook, story by story, against the images beside this file; see `scripts/visual.mjs`. */
export default defineConfig({
  testDir: ".",
  testMatch: "stories.visual.ts",
  outputDir: join(root, "test-results/visual"),
  snapshotPathTemplate: "{testDir}/images/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: true,
  reporter: [["dot"], ["html", { open: "never", outputFolder: join(root, "playwright-report/visual") }]],
  expect: { toHaveScreenshot: { animations: "disabled", caret: "hide", maxDiffPixelRatio: 0.002, threshold: 0.2 } },
  webServer: {
    command: `"${process.execPath}" node_modules/vite/bin/vite.js preview --outDir storybook-static --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: root,
    url: `${origin}/index.json`,
    stdout: "ignore",
  },
  use: {
    launchOptions: launchOptions(),
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    contextOptions: { reducedMotion: "reduce" },
  },
});
