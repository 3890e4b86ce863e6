// A PostgreSQL primary and its synchronous standby, from the programs that the service's packages bring.
import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pg } from "../../bench/lists/pg.mjs";
import { findBinaries } from "../../apps/oms/src/db/embedded/binaries.ts";
import { sessionSettings } from "../../apps/oms/src/db/pool.ts";
import { freePort, ordinary, run } from "./programs.mjs";

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "120",
  shared_buffers: "128MB",
  wal_keep_size: "512MB",
  wal_receiver_status_interval: "1s",
};

/** @param {string} program @param {readonly string[]} words @param {string} cwd */
function must(program, words, cwd) {
  const { status, stderr, error } = spawnSync(program, words, {
    ...ordinary,
    cwd,
    encoding: "utf8",
    env: { LC_ALL: "C", TZ: "UTC" },
  });
  if (status !== 0) throw new Error(`${program} ${words.join(" ")}: ${error?.message ?? stderr}`);
}

/** @typedef {Awaited<ReturnType<typeof startNode>>} Node */

/** A server on a cluster. @param {string} home @param {string} name @param {Record<string, string>} [more] */
async function startNode(home, name, more = {}) {
  const { postgres } = findBinaries(ordinary);
  const port = await freePort();
  const folder = join(home, name);
  const words = Object.entries({ ...settings, port: String(port), ...more }).flatMap(([key, value]) => [
    "-c",
    `${key}=${value}`,
  ]);
  const running = run(postgres, ["-D", folder, ...words], { log: join(home, `${name}.log`), cwd: home, as: ordinary });
  const url = `postgres://o2r@127.0.0.1:${port}/o2r`;
  const ask = async (/** @type {string} */ text, database = "o2r") => {
    const client = new pg.Client({ host: "127.0.0.1", port, user: "o2r", database, connectionTimeoutMillis: 2000 });
    client.on("error", () => {});
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  for (let tries = 0; ; tries += 1) {
    if (
      await ask("select 1", "postgres").then(
        () => true,
        () => false,
      )
    )
      break;
    if (running.child.exitCode !== null || tries > 300)
      throw new Error(`PostgreSQL did not start: see ${home}/${name}.log`);
    await sleep(100);
  }
  return { ...running, url, port, folder, ask };
}

/** A new cluster with an empty database, whose role has what a pooler does not pass on. @param {string} home */
export async function makePrimary(home) {
  mkdirSync(home, { recursive: true, mode: 0o711 });
  if (ordinary !== undefined) chownSync(home, ordinary.uid, ordinary.gid);
  const { initdb } = findBinaries(ordinary);
  const words = [
    "--username=o2r",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
  ];
  must(initdb, [`--pgdata=${join(home, "primary")}`, ...words], home);
  const node = await startNode(home, "primary");
  for (const [name, value] of Object.entries(sessionSettings)) {
    await node.ask(`alter role o2r set ${name} = '${value}'`, "postgres");
  }
  await node.ask("create database o2r", "postgres");
  return node;
}

/**
 * Makes a standby of a copy of the stopped primary, starts both, and waits until each commit is on both before it counts.
 * @param {string} home @param {Node} first
 */
export async function makePair(home, first) {
  await first.end("SIGINT");
  must("/bin/cp", ["-a", first.folder, join(home, "standby")], home);
  const primary = await startNode(home, "primary", { synchronous_standby_names: "*" });
  writeFileSync(join(home, "standby", "standby.signal"), "", { mode: 0o600 });
  if (ordinary !== undefined) chownSync(join(home, "standby", "standby.signal"), ordinary.uid, ordinary.gid);
  const standby = await startNode(home, "standby", {
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=o2r application_name=standby`,
  });
  for (let tries = 0; ; tries += 1) {
    const [row] = await primary.ask("select sync_state from pg_stat_replication", "postgres");
    if (row?.sync_state === "sync") return { primary, standby };
    if (tries > 100) throw new Error(`The standby does not follow: see ${home}/standby.log`);
    await sleep(100);
  }
}

/** Ends a server as a power cut would: every process of it at once, nothing said. @param {Node} node */
export async function cutPower(node) {
  const { stdout } = spawnSync("ps", ["-o", "pid=", "--ppid", String(node.child.pid)], { encoding: "utf8" });
  const processes = [node.child.pid, ...stdout.trim().split(/\s+/).map(Number)];
  for (const each of processes) {
    try {
      if (each) process.kill(each, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
  await node.end("SIGKILL");
}

/** Stops or wakes what carries the standby: a line that is dead for a while. @param {Node} primary @param {NodeJS.Signals} signal */
export async function toReplication(primary, signal) {
  const rows = await primary.ask("select pid from pg_stat_replication", "postgres");
  return rows.map(
    (/** @type {{ pid: number }} */ { pid }) =>
      () =>
        process.kill(pid, signal),
  );
}

/** @param {Node} standby */
export const promote = (standby) => standby.ask("select pg_promote(true, 60)", "postgres");
