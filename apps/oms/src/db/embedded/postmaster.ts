import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const pidFile = (cluster: string): string => join(cluster, "postmaster.pid");

/** The process id that a cluster's postmaster wrote down, or undefined when it was stopped properly. */
export const readPostmaster = (cluster: string): number | undefined => {
  try {
    const pid = Number(readFileSync(pidFile(cluster), "utf8").split("\n", 1)[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
};

/** Whether any process works in the cluster: PostgreSQL's processes all have it as their working directory. */
const isInUse = (cluster: string): boolean =>
  readdirSync("/proc").some((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === cluster;
    } catch {
      return false; // gone meanwhile, a zombie, or somebody else's
    }
  });

/**
 * Removes the pid file of a dead postmaster whose number now belongs to another process, or to a zombie that nobody
 * reaps: PostgreSQL itself would believe it alive for ever. Only where the system can tell (Linux).
 */
export const dropStalePidFile = (cluster: string): void => {
  if (existsSync("/proc/self/cwd") && !isInUse(cluster)) rmSync(pidFile(cluster), { force: true });
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already: what was wanted.
  }
};

/** Stops a cluster's postmaster: open transactions are rolled back and everything is on disk when this returns. */
export const stopPostmaster = async (cluster: string): Promise<void> => {
  const pid = readPostmaster(cluster);
  if (pid === undefined) return;
  // Fast, then immediate, then the last resort; each is safe for committed data.
  for (const [name, seconds] of [
    ["SIGINT", 12],
    ["SIGQUIT", 4],
    ["SIGKILL", 2],
  ] as const) {
    signal(pid, name);
    const until = Date.now() + seconds * 1000;
    while (Date.now() < until) {
      if (readPostmaster(cluster) !== pid) return;
      await sleep(20);
    }
  }
};
