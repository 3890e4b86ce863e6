// What the cluster is made of, where it comes from, and how its programs are run.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, closeSync, constants, openSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";

/** Programs of the system, by the package of Debian that brings each. PostgreSQL comes with the service's own packages. */
const fromSystem = { haproxy: "haproxy", pgbouncer: "pgbouncer" };
// A package puts servers where an ordinary user's PATH does not lead.
const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin", "/sbin"];

/** @param {string} name */
function find(name) {
  return folders
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** The paths of the programs; a sentence that says how to get those that are missing. */
export function findPrograms() {
  const found = Object.keys(fromSystem).map((name) => [name, find(name)]);
  const missing = Object.entries(fromSystem).filter(([name]) => find(name) === undefined);
  if (missing.length > 0) {
    return {
      missing:
        `Missing on this machine: ${missing.map(([name]) => name).join(", ")}. ` +
        `On Debian and Ubuntu: apt-get install --no-install-recommends ${missing.map(([, from]) => from).join(" ")}`,
    };
  }
  return { programs: /** @type {{ haproxy: string, pgbouncer: string }} */ (Object.fromEntries(found)) };
}

/** A port that nothing listens on now. @returns {Promise<number>} */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port is free");
  return address.port;
}

/** PostgreSQL and PgBouncer refuse root; there it is nobody who runs them. */
export const ordinary = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** @typedef {ReturnType<typeof run>} Running */

/**
 * Runs a program until it is ended, its words in a file.
 * @param {string} program @param {readonly string[]} words
 * @param {{ log: string, cwd: string, as?: { uid: number, gid: number } | undefined, env?: Record<string, string> }} how
 */
export function run(program, words, { log, cwd, as, env = {} }) {
  const file = openSync(log, "a", 0o644);
  const child = spawn(program, words, {
    cwd,
    ...as,
    env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C", TZ: "UTC", ...env },
    stdio: ["ignore", file, file],
  });
  closeSync(file);
  const ended = once(child, "exit");
  ended.catch(() => {});
  /** Sends a signal, and waits for the end where the signal is one. @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await ended;
  };
  return { child, end };
}
