import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";

/** Work that is done again and again, one at a time. */
export interface Loop {
  /** Does it now, or once more after the one under way. */
  readonly wake: () => void;
  /** Ends it, and waits for the one under way. */
  readonly stop: () => Promise<void>;
}

/**
 * Does `work` when it is woken, and in any case so many milliseconds after the last time, as `work` says or else
 * `every`. Woken again within `rest` milliseconds after it, it waits for the rest of them: what is woken by each of many
 * changes then does its work once for several. A failure is logged once as long as its message stays the same, and so is that
 * it works again.
 */
export const startLoop = (
  work: () => Promise<number | void>,
  {
    every,
    rest = 0,
    log,
    what,
  }: { readonly every: number; readonly rest?: number; readonly log: Logger; readonly what: string },
): Loop => {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let again = false;
  let over = false;
  /** What was said of the last failure, while it does not work. */
  let failing: string | undefined;

  const attempt = async (): Promise<number> => {
    try {
      const pause = await work();
      if (failing !== undefined) log.info(`${what} works again`);
      failing = undefined;
      return pause ?? every;
    } catch (err) {
      const message = err instanceof Error ? err.message : String(err);
      if (message !== failing && !over) log.error({ err }, `${what} failed, and is tried again`);
      failing = message;
      return every;
    }
  };
  const run = async (): Promise<void> => {
    clearTimeout(timer);
    let pause: number;
    do {
      again = false;
      pause = await attempt();
      if (rest > 0 && !over) await sleep(rest);
    } while (again && !over && failing === undefined);
    underWay = undefined;
    if (!over) timer = setTimeout(wake, pause).unref();
  };
  const wake = (): void => {
    if (over) return;
    if (underWay === undefined) underWay = run();
    else again = true;
  };

  wake();
  return {
    wake,
    stop: async () => {
      over = true;
      clearTimeout(timer);
      await underWay;
    },
  };
};
