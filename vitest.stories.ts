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
    // A page per file: what a story leaves behind, such as an overlay's layer, must not reach the next file.
    isolate: true,
    maxWorkers: 2,
    testTimeout: 60_000,
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
