import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { storyProject } from "../../../vitest.stories.ts";

const configDir = join(import.meta.dirname, "storybook");

export default defineConfig({
  root: join(import.meta.dirname, "../../.."),
  test: { projects: [storyProject("axe-gate", configDir)] },
});
