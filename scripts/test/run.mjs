// Runs one program of the tests on the pinned Node.
import { spawn } from "node:child_process";
import { pinnedEnvironment, root } from "../workspace.mjs";

/**
 * @typedef {object} Ended
 * @property {number} code
 * @property {string} output what it printed; empty when it printed straight to the terminal
 */

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exitCode = 130;
  });
}

/**
 * Starts a program and waits for its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, show?: boolean, aside?: boolean }} [options] `show`: print as it runs;
 *   `aside`: take only what other programs leave of the machine, where it knows how
 * @returns {Promise<Ended>}
 */
export function run(program, args, { cwd = root, env = {}, show = false, aside = false } = {}) {
  return new Promise((resolve) => {
    const [started, given] =
      aside && process.platform !== "win32" ? ["nice", ["-n", "19", program, ...args]] : [program, args];
    const child = spawn(started, given, {
      cwd,
      env: { ...pinnedEnvironment(), ...env },
      stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
    });
    running.add(child);
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => void (output += chunk.toString());
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.once("error", (error) => resolve({ code: 1, output: error.message }));
    child.once("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a JavaScript program of an installed package.
 * @param {string} script path below node_modules
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runScript = (script, args, options) =>
  run(process.execPath, [`${root}/node_modules/${script}`, ...args], options);
