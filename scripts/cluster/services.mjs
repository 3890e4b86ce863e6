// Three processes of the service, each started again when it was killed, as a supervisor does.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pinnedNode, root } from "../workspace.mjs";

/**
 * @param {string} home @param {number} at @param {Record<string, string>} env
 */
export async function startOne(home, at, env) {
  const child = spawn(pinnedNode(), [join(root, "apps/oms/src/main.ts")], {
    cwd: root,
    env: {
      PATH: process.env["PATH"] ?? "",
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node-compile"),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const log = createWriteStream(join(home, `service${at}.log`), { flags: "a" });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  const ended = once(child, "exit");
  const ready = once(child, "message");
  await Promise.race([
    ready,
    ended.then(([code]) => {
      throw new Error(`The service did not start (${String(code)}): see ${home}/service${at}.log`);
    }),
  ]);
  ended.catch(() => {});
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await ended;
  };
  return { child, end };
}
