// The packages as others will get them: built, packed, and looked at by publint and arethetypeswrong.
import { mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cache, pnpmCommand, root } from "../workspace.mjs";
import { run, runScript } from "./run.mjs";

/** @typedef {import("./static-checks.mjs").Check} Check */

/** In the order of their dependence: each is built against the built declarations of those before. */
export const names = ["ui", "forms", "api"];
const packs = join(cache, "packs");

/** @param {string} name */
export const tarball = (name) => {
  const found = readdirSync(packs).find((file) => file.startsWith(`o2r-${name}-`));
  if (!found) throw new Error(`@o2r/${name} was not packed.`);
  return join(packs, found);
};

/** Exports without types, such as style sheets. @param {string} name */
const untyped = (name) => {
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"));
  return Object.entries(exports).flatMap(([entry, source]) => (/\.tsx?$|\.json$/.test(source) ? [] : [entry]));
};

/** @param {import("./run.mjs").Ended} ended */
const verdict = ({ code, output }) => (code === 0 ? undefined : output.trim());

/** @type {readonly Check[]} */
export const packageChecks = names.flatMap((name) => [
  {
    title: `@o2r/${name} builds and packs`,
    run: async () => {
      mkdirSync(packs, { recursive: true });
      for (const old of readdirSync(packs)) if (old.startsWith(`o2r-${name}-`)) rmSync(join(packs, old));
      const [program, ...args] = pnpmCommand;
      const folder = join(root, "packages", name);
      return verdict(await run(program, [...args, "pack", "--pack-destination", packs], { cwd: folder }));
    },
  },
  {
    title: `publint finds nothing in @o2r/${name}`,
    run: async () => verdict(await runScript("publint/src/cli.js", ["run", tarball(name), "--strict"])),
  },
  {
    title: `the types of @o2r/${name} are right for its users`,
    run: async () => {
      const excluded = untyped(name);
      const options = excluded.length > 0 ? ["--exclude-entrypoints", ...excluded] : [];
      return verdict(
        await runScript("@arethetypeswrong/cli/dist/index.js", [
          tarball(name),
          "--profile",
          "esm-only",
          "--format",
          "ascii",
          ...options,
        ]),
      );
    },
  },
]);
