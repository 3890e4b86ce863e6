import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";

const source = "{packages,apps}/*/src/**";
const generatedCases = "scripts/test/generated-cases.mjs";
/** Drawn as a server draws: what another file has loaded beside a page of its own would take this process for a browser. */
const withoutPage = "packages/forms/src/fields/server-rendering.test.tsx";
/** Drawn as a browser draws: react-dom looks for the page when it is first loaded, and would find none in a shared process. */
const withPage = "packages/forms/src/test/headless/*.test.ts";
const serviceSetup = "apps/oms/src/test/global-setup.ts";

/** Loading Storybook and a browser takes seconds, so only a run that may need them asks for them. */
const asks = (name: string): boolean => {
  const named = process.argv.flatMap((word, at) =>
    word === "--project" ? [process.argv[at + 1] ?? ""] : word.startsWith("--project=") ? [word.slice(10)] : [],
  );
  return named.length === 0 || named.some((pattern) => pattern === name || pattern.includes("*"));
};

export default defineConfig(async () => {
  const stories = asks("stories") ? [(await import("./vitest.stories.ts")).storyProject("stories", ".storybook")] : [];
  return {
    test: {
      // For a slow machine with much else to do: what holds costs no time, whatever it is given.
      expect: { poll: { timeout: 30_000 } },
      projects: [
        {
          extends: true as const,
          test: {
            name: "unit",
            environment: "node",
            testTimeout: 60_000,
            include: [`${source}/*.test.{ts,tsx}`, "apps/console/build/**/*.test.ts", "scripts/**/*.test.mjs"],
            exclude: ["**/*.service.test.ts", withoutPage, withPage],
            setupFiles: [generatedCases, "scripts/test/leave-nothing.mjs"],
            // What is pure leaves nothing behind, so files share a process: starting one for each, and reading the same
            // modules again, cost more than the tests. Many wait for something, so there are more processes than cores.
            pool: "forks" as const,
            isolate: false,
            maxWorkers: 4,
            sequence: { groupOrder: 1 },
          },
        },
        {
          extends: true as const,
          test: {
            name: "unit-without-page",
            environment: "node",
            testTimeout: 60_000,
            include: [withoutPage, withPage],
            setupFiles: [generatedCases, "scripts/test/leave-nothing.mjs"],
            pool: "forks" as const,
            sequence: { groupOrder: 2 },
          },
        },
        {
          extends: true as const,
          test: {
            name: "service",
            environment: "node",
            include: ["apps/oms/src/**/*.service.test.ts"],
            setupFiles: [generatedCases, "scripts/test/leave-nothing.mjs"],
            ...(existsSync(serviceSetup) ? { globalSetup: serviceSetup } : {}),
            // Each file has a database and a service of its own, so that files may share a process and what it has read. They
            // wait for kills, limits and each other, so there is one process more than cores.
            pool: "forks" as const,
            isolate: false,
            // What a call leaves behind is mostly gone by the next one: with more room for what is new, less of it is copied.
            execArgv: ["--max-semi-space-size=64"],
            maxWorkers: 3,
            sequence: { groupOrder: 3 },
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
        ...stories,
      ],
    },
  };
});
