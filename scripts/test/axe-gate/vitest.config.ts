import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { storyProject } from "../../../vitest.stories.ts";

const root = join(import.meta.dirname, "../../..");

const configDir = join(import.meta.dirname, "storybook");

export default defineConfig({
  root,
  test: {
    projects: [
      storyProject({ name: "axe-gate", mode: "light", configDir }),
      storyProject({ name: "axe-gate-themed", mode: "light", configDir, themed: "pale" }),
    ],
  },
});
