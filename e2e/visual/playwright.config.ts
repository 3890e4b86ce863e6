import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../scripts/browser.mjs";

const root = join(import.meta.dirname, "../..");
const port = Number(process.env["O2R_VISUAL_PORT"] ?? 6099);

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
    url: `http://127.0.0.1:${port}/index.json`,
    stdout: "ignore",
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: launchOptions(),
    viewport: { width: 960, height: 560 },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    contextOptions: { reducedMotion: "reduce" },
  },
});
