// Links what every command of package.json and every bench imports before it runs a line, as Node does at its start, and runs none of it:
// a name that this Node does not have, words that it cannot read, and a package, which a fresh clone has not yet, are told.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { SourceTextModule, SyntheticModule } from "node:vm";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Modules of one command, each once. @param {Map<string, import("node:vm").Module>} known */
const linkWith = (known) => async (/** @type {string} */ name, /** @type {import("node:vm").Module} */ from) => {
  if (!/^(node:|\.)/.test(name)) throw new Error(`${from.identifier} imports ${name} before packages are installed`);
  const path = name.startsWith("node:") ? name : join(dirname(from.identifier), name);
  const module = known.get(path) ?? (name.startsWith("node:") ? await ofNode(name) : ofFile(path));
  known.set(path, module);
  return module;
};

/** @param {string} path */
const ofFile = (path) => new SourceTextModule(readFileSync(path, "utf8"), { identifier: path });

/** @param {string} name */
async function ofNode(name) {
  return new SyntheticModule(Object.keys(await import(name)), () => undefined, { identifier: name });
}

const named = Object.values(scripts).flatMap((line) => /scripts\/\S+\.mjs/.exec(line) ?? []);
const benches = readdirSync(join(root, "bench"), { recursive: true, encoding: "utf8" })
  .map((path) => join("bench", path))
  .filter((path) => path.endsWith(".mjs") && readFileSync(join(root, path), "utf8").includes("continueOnPinnedNode("));
const commands = [...new Set([...named, ...benches])];
if (named.length === 0 || benches.length === 0) throw new Error("Commands or benches were not found");
for (const command of commands) {
  try {
    await ofFile(join(root, command)).link(linkWith(new Map()));
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${command} does not begin on Node ${process.version}: ${String(error)}\n`);
  }
}
