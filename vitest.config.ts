import { existsSync } from "node:fs";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { launchOptions } from "./scripts/browser.mjs";

const source = "{packages,apps}/*/src/**";
const serviceSetup = "apps/oms/src/test/global-setup.ts";

/** Every story in a real Chromium, in one colour mode; axe's findings are errors (see .storybook/preview.tsx). */
const stories = (name: string, mode: "light" | "dark"): TestProjectConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir: ".storybook", initialGlobals: { mode } })],
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
    isolate: false,
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

/** Loading Storybook and a browser takes seconds, so only a run that may need them asks for them. */
const wanted = (name: string): boolean => {
  const named = process.argv.flatMap((word, at) =>
    word === "--project" ? [process.argv[at + 1] ?? ""] : word.startsWith("--project=") ? [word.slice(10)] : [],
  );
  return named.length === 0 || named.some((pattern) => pattern === name || pattern.includes("*"));
};

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: [`${source}/*.test.{ts,tsx}`, "scripts/**/*.test.mjs"],
          exclude: ["**/*.service.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "service",
          environment: "node",
          include: ["apps/oms/src/**/*.service.test.ts"],
          ...(existsSync(serviceSetup) ? { globalSetup: serviceSetup } : {}),
          // Each file has a database of its own; more than two at once only queue for the disk.
          pool: "forks",
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      ...(wanted("stories") ? [stories("stories", "light")] : []),
      ...(wanted("stories-dark") ? [stories("stories-dark", "dark")] : []),
    ],
  },
});
