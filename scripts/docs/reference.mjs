// The API reference: typedoc reads the docstrings of what each module of the packages exports, into one page per module.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "../test/run.mjs";
import { root } from "../workspace.mjs";

/** The whole contract has its calls in a page of its own: its types are those of every form of the service. */
const leftOut = ["@o2r/api/contract", "@o2r/api/contract/*"];

/** The modules of a package that have types, by the name they are imported by. @param {string} name */
export const modulesOf = (name) => {
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"));
  return Object.entries(exports)
    .map(([entry, source]) => ({
      module: `@o2r/${name}${entry.slice(1)}`,
      source: join(root, "packages", name, source),
    }))
    .filter(({ module, source }) => /\.tsx?$/.test(source) && !leftOut.includes(module));
};

/**
 * Writes the pages.
 * @param {string} site the installation that has typedoc
 * @param {string} out
 * @param {readonly string[]} packages
 */
export async function writeReference(site, out, packages) {
  const work = join(site, "node_modules/.cache/reference");
  rmSync(work, { recursive: true, force: true });
  const entries = packages.flatMap(modulesOf).map(({ module, source }) => {
    const path = join(work, `${module}.ts`);
    mkdirSync(dirname(path), { recursive: true });
    // A module that only passes on has the name by which it is imported, whatever its file is called.
    writeFileSync(path, `/** @module ${module} */\nexport * from ${JSON.stringify(source)};\n`);
    return path;
  });
  const tsconfig = join(work, "tsconfig.json");
  writeFileSync(
    tsconfig,
    JSON.stringify({
      extends: join(root, "tsconfig.base.json"),
      compilerOptions: { types: ["vite/client"], typeRoots: [join(root, "node_modules")], noUnusedLocals: false },
      files: entries,
    }),
  );
  const options = join(work, "typedoc.json");
  writeFileSync(
    options,
    JSON.stringify({
      plugin: ["typedoc-plugin-markdown"],
      tsconfig,
      entryPoints: entries,
      out,
      readme: "none",
      name: "API reference",
      logLevel: "Error",
      skipErrorChecking: true,
      disableSources: true,
      excludeExternals: true,
      excludeInternal: true,
      outputFileStrategy: "modules",
      entryFileName: "index.md",
      hideBreadcrumbs: true,
      hidePageHeader: true,
      useCodeBlocks: true,
      parametersFormat: "table",
      interfacePropertiesFormat: "table",
      typeAliasPropertiesFormat: "table",
      propertyMembersFormat: "table",
      sanitizeComments: true,
    }),
  );
  const { code, output } = await run(
    process.execPath,
    [join(site, "node_modules/typedoc/bin/typedoc"), "--options", options],
    {
      cwd: site,
    },
  );
  if (code !== 0) throw new Error(`The API reference could not be made:\n${output}`);
}
