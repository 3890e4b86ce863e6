import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectConfiguration } from "vitest/config";
import { launchOptions } from "./scripts/browser.mjs";

export interface StoryProject {
  readonly name: string;
  readonly mode: "light" | "dark";
  readonly configDir: string;
}

/** Every story of a Storybook in a real Chromium, in one colour mode; axe's findings are errors (see its preview). */
export const storyProject = ({ name, mode, configDir }: StoryProject): TestProjectConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir, initialGlobals: { mode } })],
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
    ],
  },
  test: {
    name,
    // One page for many files: isolated, each file costs a browser context of its own (four times the time).
    isolate: true,
    maxWorkers: 2,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: { reducedMotion: "reduce", locale: "en-IN", timezoneId: "Asia/Kolkata" },
      }),
      instances: [{ browser: "chromium" }],
      screenshotFailures: false,
    },
  },
});
