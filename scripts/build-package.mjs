// Builds the package in the current folder for publishing: one JavaScript module and one declaration per source module
// that its exports reach, one style sheet, and its faces. Inside the workspace nothing is built: exports name the sources.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { continueOnPinnedNode, filesBelow, pnpmCommand, refuse, root } from "./workspace.mjs";

// npm would pack the manifest as it stands here: with exports that name sources, and ranges that only a workspace understands.
if (process.env["npm_lifecycle_event"] === "prepack" && !process.env["npm_config_user_agent"]?.startsWith("pnpm/")) {
  refuse(`A tarball that others can use is made by: ${pnpmCommand.join(" ")} pack`);
}

await continueOnPinnedNode(import.meta.url);
const { guardStyles } = await import("./styles/guard-styles.mjs");

/**
 * @typedef {Record<string, string>} SourceExports
 * @typedef {{ name: string, exports: SourceExports, publishConfig?: Record<string, unknown>, dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Manifest
 */

const home = process.cwd();
const manifestPath = join(home, "package.json");
const manifest = readManifest(home);
const published = publishedExports(manifest.exports);

if (process.argv.includes("--write-exports")) {
  const publishConfig = { access: "public", provenance: true, exports: published };
  writeFileSync(manifestPath, `${JSON.stringify({ ...manifest, publishConfig }, null, 2)}\n`);
  process.exit(0);
}
if (!isDeepStrictEqual(manifest.publishConfig?.["exports"], published)) {
  refuse(
    `publishConfig.exports of ${manifest.name} do not follow its exports: run \`node ../../scripts/build-package.mjs --write-exports\` in its folder.`,
  );
}

const out = join(home, "dist");
rmSync(out, { recursive: true, force: true });
compile();
for (const declaration of filesBelow(relative(root, out)).filter((path) => path.endsWith(".d.ts"))) {
  const text = readFileSync(join(root, declaration), "utf8");
  writeFileSync(join(root, declaration), nameModules(text));
}
const data = Object.values(manifest.exports).filter((source) => /^\.\/src\/.*\.json$/.test(source));
/** The sheet of what takes a class of its user's own, which is to win. */
const takesClass = /[\\/]stack\.css$/;
// Style sheets, the faces that they name, and the licences of these.
const looks = filesBelow(relative(root, join(home, "src"))).filter((path) => /\.(css|woff2|LICENSE)$/.test(path));
for (const file of [...looks, ...data.map((source) => relative(root, join(home, source)))]) {
  const target = join(out, relative(join(home, "src"), join(root, file)));
  mkdirSync(dirname(target), { recursive: true });
  if (file.endsWith(".css") && !takesClass.test(file))
    writeFileSync(target, guardStyles(readFileSync(join(root, file), "utf8")));
  else cpSync(join(root, file), target);
}

gatherStyles();
for (const source of Object.values(manifest.exports).filter((path) => path.endsWith(".css")))
  writeFileSync(join(home, `${source.replace("./src/", "./dist/")}.d.ts`), "export {};\n");

/**
 * Modules that import style sheets can be read by some bundlers only, and by no service that draws pages. So the published
 * ones import none, and `styles.css` names the sheets of all of them.
 */
function gatherStyles() {
  const imported = /^import "(\.{1,2}\/[^"]+\.css)";\n/gm;
  /** @type {Set<string>} */
  const sheets = new Set();
  for (const script of filesBelow(relative(root, out)).filter((path) => path.endsWith(".js"))) {
    const text = readFileSync(join(root, script), "utf8");
    for (const [, sheet = ""] of text.matchAll(imported)) sheets.add(relative(out, join(root, dirname(script), sheet)));
    writeFileSync(join(root, script), text.replace(imported, ""));
  }
  if (sheets.size === 0) return;
  const whole = join(out, "styles.css");
  const before = readFileSync(whole, "utf8");
  const names = [...sheets].sort().map((sheet) => `@import "./${sheet.replaceAll("\\", "/")}";\n`);
  writeFileSync(whole, `${before}${names.join("")}`);
}

/** What a user of the published package resolves: types first, then the module. @param {SourceExports} exports */
function publishedExports(exports) {
  return Object.fromEntries(
    Object.entries(exports).map(([name, source]) => {
      if (!source.startsWith("./src/")) return [name, source];
      const target = source.replace("./src/", "./dist/");
      // Compilers that look at imports without names, as TypeScript 7 does by itself, ask for the types of a style sheet too.
      if (source.endsWith(".css")) return [name, { types: `${target}.d.ts`, default: target }];
      if (!/\.tsx?$/.test(source)) return [name, target];
      return [name, { types: target.replace(/\.tsx?$/, ".d.ts"), default: target.replace(/\.tsx?$/, ".js") }];
    }),
  );
}

/**
 * The compiler rewrites specifiers in JavaScript only, and keeps imports of style sheets: a declaration must name
 * modules that are there, and needs no styles.
 * @param {string} text
 */
function nameModules(text) {
  return text
    .replace(/^import "[^"]+\.css";\n/gm, "")
    .replace(/(from |import\(|import )"(\.{1,2}\/[^"]+)\.tsx?"/g, '$1"$2.js"');
}

function compile() {
  const entries = Object.values(manifest.exports)
    .filter((source) => /\.tsx?$/.test(source))
    .flatMap(expand)
    .map((source) => join(home, source));
  const config = join(root, "node_modules/.cache/o2r", `build-${basename(home)}.json`);
  mkdirSync(dirname(config), { recursive: true });
  const options = {
    extends: join(root, "tsconfig.base.json"),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(home, "src"),
      outDir: out,
      types: [join(root, "node_modules/vite/client")],
      // The workspace's other packages as their users get them: by their built declarations.
      paths: Object.fromEntries(workspaceDependencies().flatMap(builtDeclarations)),
    },
    files: entries,
  };
  writeFileSync(config, JSON.stringify(options, null, 2));
  // Each of several checkers would evaluate most types again: it takes twice the work.
  const result = spawnSync(join(root, "node_modules/.bin/tsc"), ["-p", config, "--checkers", "1"], {
    cwd: home,
    stdio: "inherit",
  });
  if (result.status !== 0) refuse(`${manifest.name} could not be built; see the lines above.`);
}

/** A pattern of exports such as `./src/areas/<any>/index.ts`, as the modules that it means. @param {string} source */
function expand(source) {
  const [before, after] = source.split("*");
  if (before === undefined || after === undefined) return [source];
  // A test may lie beside the folders that are meant.
  return readdirSync(join(home, before), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${before}${name}${after}`);
}

/** Folders of the workspace packages that this one names. */
function workspaceDependencies() {
  const named = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
  return named
    .filter(([, range]) => range.startsWith("workspace:"))
    .map(([name]) => join(root, "packages", name.replace(/^@o2r\//, "")));
}

/** @param {string} folder @returns {[string, string[]][]} */
function builtDeclarations(folder) {
  const { name, exports } = readManifest(folder);
  return Object.entries(exports)
    .filter(([, source]) => /\.tsx?$/.test(source))
    .map(([entry, source]) => [
      entry === "." ? name : `${name}/${entry.slice(2)}`,
      [join(folder, source.replace("./src/", "./dist/").replace(/\.tsx?$/, ".d.ts"))],
    ]);
}

/** @param {string} folder @returns {Manifest} */
function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}
