// Builds the console, in each of its languages, when its sources have changed since the last build.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
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
/** Beside English. docs/languages.md tells what an edition is. */
export const editions = ["hi"];

/** Leaves a present build in apps/console/dist. */
export function ensureConsoleBuilt() {
  const wanted = hashFiles(inputs());
  if (existsSync(join(consoleDist, "pages.json")) && readIfThere(stamp) === wanted) return;
  process.stdout.write("Building the console …\n");
  rmSync(stamp, { force: true });
  build();
  for (const language of editions) {
    build(language);
    shareAssets(language);
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, wanted);
}

/** @param {string} [language] */
function build(language) {
  const { status } = spawnSync(
    pinnedNode(),
    [join(root, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"],
    {
      cwd: join(root, "apps/console"),
      env: { ...pinnedEnvironment(), NODE_ENV: "production", O2R_LANGUAGE: language },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  if (status !== 0) refuse("The console could not be built; see the lines above.");
}

/**
 * Names of files hold a digest of what is in them: what editions have in common is one file, which a browser keeps when its
 * user changes the language.
 * @param {string} language
 */
function shareAssets(language) {
  const from = join(consoleDist, language);
  for (const name of readdirSync(join(from, "assets"))) {
    const file = join("assets", name);
    const [one, other] = [join(from, file), join(consoleDist, file)];
    if (!existsSync(other)) renameSync(one, other);
    else if (!readFileSync(one).equals(readFileSync(other))) refuse(`Two editions of the console differ in ${file}.`);
  }
  rmSync(join(from, "assets"), { recursive: true });
}

/** What the build reads: sources without tests and stories, guides, and the versions of what they import. */
function inputs() {
  const folders = ["apps/console", "packages/ui", "packages/forms", "packages/api"].flatMap(filesBelow);
  const guides = ["docs/guide", "docs/images"].flatMap(filesBelow);
  return ["pnpm-lock.yaml", ...guides, ...folders.filter((path) => !/\.(test|stories)\.tsx?$|\.mdx?$/.test(path))];
}

if (import.meta.main) ensureConsoleBuilt();
