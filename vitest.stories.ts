import { globSync, readFileSync } from "node:fs";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectConfiguration } from "vitest/config";
import { launchOptions } from "./scripts/browser.mjs";

export interface StoryProject {
  readonly name: string;
  readonly mode: "light" | "dark";
  readonly configDir: string;
  /** Only the stories with this tag, in compact rows, and each in the theme of every user type. */
  readonly themed?: string | undefined;
}

/** Files without a story of this tag: each would be given a page of its own, only to find nothing to do. */
const storiesWithout = (tag: string): readonly string[] =>
  globSync("{packages,apps}/*/src/**/*.stories.tsx").filter((path) => !readFileSync(path, "utf8").includes(`"${tag}"`));

/**
 * Every story of a Storybook in a real Chromium, in one colour mode; axe's findings are errors (see its preview). Dark,
 * axe looks at what colours can spoil; the rest is the same as in light.
 */
export const storyProject = ({ name, mode, configDir, themed }: StoryProject): TestProjectConfiguration => ({
  extends: true,
  plugins: [
    storybookTest({
      configDir,
      initialGlobals: { mode, ...(themed ? { themes: "every", density: "compact" } : {}) },
      ...(themed ? { tags: { include: [themed] } } : {}),
    }),
  ],
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
    env: { O2R_AXE: mode === "dark" ? "colours" : "all" },
    ...(themed ? { exclude: [...storiesWithout(themed)] } : {}),
    // A page per file: what a story leaves behind, such as an overlay's layer, must not reach the next file.
    isolate: true,
    maxWorkers: 2,
    testTimeout: themed ? 120_000 : 60_000,
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
