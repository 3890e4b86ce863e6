/** Look-ups run at most once in this time (specification §9). */
export const lookUpThrottle = 500;

/**
 * Runs the first task at once and, of those that follow within the time, only the newest, at its end. `cancel` drops
 * what is waiting.
 */
export function createThrottle(milliseconds: number) {
  let readyAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (task: () => void) => {
    clearTimeout(timer);
    const wait = readyAt - performance.now();
    const start = () => {
      readyAt = performance.now() + milliseconds;
      task();
    };
    if (wait <= 0) start();
    else timer = setTimeout(start, wait);
  };
  return { run, cancel: () => clearTimeout(timer) };
}
