import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { storyProject } from "../../../vitest.stories.ts";

const root = join(import.meta.dirname, "../../..");

export default defineConfig({
  root,
  test: {
    projects: [storyProject({ name: "axe-gate", mode: "light", configDir: join(import.meta.dirname, "storybook") })],
  },
});
