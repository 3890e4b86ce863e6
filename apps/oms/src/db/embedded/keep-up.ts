import { readPostmaster } from "./postmaster.ts";

/** How often the server is looked at, in milliseconds. */
const pause = 2_000;

const isAlive = (pid: number | undefined): boolean => {
  if (pid === undefined) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It lives, under a user whom we may not signal.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

export interface KeepUp {
  readonly cluster: string;
  /** Brings the server up; throws when it does not come. */
  readonly start: () => Promise<void>;
  /** Told in a sentence what has happened. */
  readonly tell: (sentence: string) => void;
}

/**
 * Starts the server of a cluster again whenever it has ended without our doing: killed for want of memory, or by
 * somebody's mistake. Connections to it come back by themselves. The returned function ends the watch, and waits for a
 * start under way.
 */
export const keepUp = ({ cluster, start, tell }: KeepUp): (() => Promise<void>) => {
  let underWay: Promise<void> | undefined;
  const revive = async (): Promise<void> => {
    tell("The embedded PostgreSQL has ended unexpectedly; it is started again");
    try {
      await start();
      tell("The embedded PostgreSQL is there again");
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    }
  };
  const timer = setInterval(() => {
    if (underWay !== undefined || isAlive(readPostmaster(cluster))) return;
    underWay = revive().finally(() => (underWay = undefined));
  }, pause);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
};
