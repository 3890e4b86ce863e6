import { isHidden, onReturn } from "../events/page-sight.ts";
import type { Affected } from "./use-touch.ts";

/** The least time between two readings that events have caused, in milliseconds. */
const gap = 1000;

/**
 * Gathers what many events in a short time make old, and has it read once: at once when it is quiet, never while the last
 * reading is under way, and only when the page is seen.
 */
export const createTouchQueue = (touch: (affected: Affected) => Promise<void>) => {
  let waiting = new Set<string>();
  let isAll = false;
  let isBusy = false;
  let over = false;

  const work = async (): Promise<void> => {
    if (isBusy || over || isHidden() || (!isAll && waiting.size === 0)) return;
    isBusy = true;
    const affected = isAll ? "all" : [...waiting];
    waiting = new Set();
    isAll = false;
    await touch(affected);
    await new Promise((resolve) => setTimeout(resolve, gap));
    isBusy = false;
    await work();
  };
  const stop = onReturn(() => void work());

  return {
    add: (affected: Affected): void => {
      if (affected === "all") isAll = true;
      else for (const one of affected) waiting.add(typeof one === "string" ? one : one.path);
      void work();
    },
    close: (): void => {
      over = true;
      stop();
    },
  };
};
