// Builds the console when its sources have changed since the last build.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  cache,
  filesBelow,
  hashFiles,
  pinnedEnvironment,
  pinnedNode,
  readIfThere,
  refuse,
  root,
} from "./workspace.mjs";

const stamp = join(cache, "console-built");
export const consoleDist = join(root, "apps/console/dist");

/** Leaves a present build in apps/console/dist. */
export function ensureConsoleBuilt() {
  const wanted = hashFiles(inputs());
  if (existsSync(join(consoleDist, "pages.json")) && readIfThere(stamp) === wanted) return;
  process.stdout.write("Building the console …\n");
  rmSync(stamp, { force: true });
  const build = spawnSync(pinnedNode(), [join(root, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"], {
    cwd: join(root, "apps/console"),
    env: { ...pinnedEnvironment(), NODE_ENV: "production" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (build.status !== 0) refuse("The console could not be built; see the lines above.");
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, wanted);
}

/** What the build reads: sources without tests and stories, and the versions of what they import. */
function inputs() {
  const folders = ["apps/console", "packages/ui", "packages/forms", "packages/api"].flatMap(filesBelow);
  return ["pnpm-lock.yaml", ...folders.filter((path) => !/\.(test|stories)\.tsx?$|\.mdx?$/.test(path))];
}
