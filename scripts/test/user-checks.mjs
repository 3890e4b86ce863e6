// Whether the packed packages type-check where they are used. What they build on is linked from here, so that it costs no
// installation; `npm run try:packages` installs them as their users do.
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readTar } from "../read-tar.mjs";
import { cache, root } from "../workspace.mjs";
import { names, tarball } from "./package-checks.mjs";
import { run, runScript } from "./run.mjs";
import { compilers, writeExamples } from "./user-project.mjs";

const project = join(cache, "user-project");
const modules = join(project, "node_modules");

/** The names of what lies in a node_modules, but for the packages of the house. @param {string} folder */
const installedIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name !== "@o2r" && !name.startsWith("."))
    .flatMap((name) =>
      name.startsWith("@") ? readdirSync(join(folder, name)).map((one) => `${name}/${one}`) : [name],
    );

function prepare() {
  rmSync(project, { recursive: true, force: true });
  mkdirSync(modules, { recursive: true });
  writeExamples(project, names);
  const places = [...names.map((name) => join(root, "packages", name, "node_modules")), join(root, "node_modules")];
  const links = new Map(
    places
      .toReversed()
      .flatMap((place) => installedIn(place).map((name) => /** @type {const} */ ([name, join(place, name)]))),
  );
  for (const [name, target] of links) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(target, join(modules, name), "junction");
  }
  for (const name of names) {
    const unpacked = join(project, "unpacked", name);
    readTar(gunzipSync(readFileSync(tarball(name))), unpacked);
    mkdirSync(join(modules, "@o2r"), { recursive: true });
    // Every file of a package's archive lies below `package`.
    renameSync(join(unpacked, "package"), join(modules, "@o2r", name));
  }
}

/** The modules of a package that are named one by one. @param {string} name */
const modulesOf = (name) => {
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"));
  return Object.entries(exports)
    .filter(([entry, source]) => /\.tsx?$/.test(source) && !entry.includes("*"))
    .map(([entry]) => `@o2r/${name}${entry.slice(1)}`);
};

/** @type {readonly import("./static-checks.mjs").Check[]} */
export const userChecks = [
  ...Object.entries(compilers).map(([title, compiler]) => ({
    title: `what the packages' READMEs and pages show type-checks on ${title}`,
    run: async () => {
      prepare();
      const { code, output } = await runScript(`${compiler}/bin/tsc`, ["-p", project]);
      return code === 0 ? undefined : output.trim();
    },
  })),
  {
    title: "every module of the packages can be imported without a bundler",
    run: async () => {
      // As a service does that draws pages; the project is there from the checks before.
      const file = join(project, "import-all.mjs");
      writeFileSync(
        file,
        names
          .flatMap(modulesOf)
          .map((module) => `await import("${module}");\n`)
          .join(""),
      );
      const { code, output } = await run(process.execPath, [file], { cwd: project });
      return code === 0 ? undefined : output.trim();
    },
  },
];
