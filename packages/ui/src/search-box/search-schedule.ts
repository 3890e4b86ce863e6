/** Times and length of the specification (§9). */
export const searchTiming = { delay: 1000, throttle: 500, minimum: 3 } as const;

/** The clock that a schedule runs on, so that tests need not wait. */
export interface Clock {
  now: () => number;
  /** Runs the task later and returns the way to call it off. */
  after: (milliseconds: number, task: () => void) => () => void;
}

export interface SearchSchedule {
  /** The text has changed. */
  type: (text: string) => void;
  /** The person does not want to wait. */
  submit: (text: string) => void;
  /** The text was set from outside and is what the list already shows. */
  settle: (text: string) => void;
  cancel: () => void;
}

const isWanted = (text: string) => text.length === 0 || text.length >= searchTiming.minimum;

/**
 * Decides when a search runs: one second after the last change, for three or more characters or none, never twice for
 * the same text, and never two within half a second.
 */
export function createSearchSchedule(run: (text: string) => void, clock: Clock, initial = ""): SearchSchedule {
  let last = initial.trim();
  let lastAt = Number.NEGATIVE_INFINITY;
  let callOff = () => {};

  const fire = (text: string) => {
    last = text;
    lastAt = clock.now();
    run(text);
  };
  const plan = (raw: string, wait: number) => {
    callOff();
    const text = raw.trim();
    if (text === last || !isWanted(text)) return;
    const untilAllowed = lastAt + searchTiming.throttle - clock.now();
    const delay = Math.max(wait, untilAllowed);
    if (delay <= 0) fire(text);
    else callOff = clock.after(delay, () => fire(text));
  };
  return {
    type: (text) => plan(text, searchTiming.delay),
    submit: (text) => plan(text, 0),
    settle: (text) => {
      // The list has caught up with a search of this very box: what was typed since stays planned.
      if (text.trim() === last) return;
      callOff();
      last = text.trim();
    },
    cancel: () => callOff(),
  };
}

/** The clock of the browser. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};
