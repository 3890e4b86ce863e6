import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectConfiguration } from "vitest/config";
import { launchOptions } from "./scripts/browser.mjs";

/**
 * Every story of a Storybook in a real Chromium: drawn and played once, then dressed in its other looks (see
 * .storybook/other-looks.ts); axe's findings are errors.
 *
 * @param name what the project is called, for `--project`
 */
export const storyProject = (name: string, configDir: string): TestProjectConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir })],
  // Some stories count what is drawn, which React tells in its build for development and in this one.
  ...(process.env["NODE_ENV"] === "production" && {
    resolve: { alias: { "react-dom/client": "react-dom/profiling" } },
  }),
  // A dependency found only while a story runs would reload the page under the tests.
  optimizeDeps: {
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "storybook/test",
      "storybook/preview-api",
      "axe-core",
    ],
  },
  test: {
    name,
    env: { O2R_CHECKS_LOOKS: "1" },
    setupFiles: [join(import.meta.dirname, ".storybook/unseen.ts")],
    // Three pages play all files in turn: to load one again for each takes as long as the stories. Each story begins with a
    // fresh page all the same (.storybook/fresh-page.ts). They wait for timers, so there is one page more than cores.
    isolate: false,
    maxWorkers: 3,
    // Storybook counts every message of every story in a mock, which would hold them for as long as the page lives.
    clearMocks: true,
    sequence: { groupOrder: 3 },
    testTimeout: 120_000,
    // A machine may stand still for seconds at the wrong moment; what needed its second try is named at the end of the run.
    retry: 1,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: { reducedMotion: "reduce", locale: "en-IN", timezoneId: "Asia/Kolkata" },
      }),
      instances: [{ browser: "chromium" }],
      screenshotFailures: false,
      // Each step of each story would be kept as a snapshot of the page, and be thrown away when the story passes.
      traceView: "off",
    },
  },
});
