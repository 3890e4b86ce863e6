/** One stretch of a weekday in which somebody answers: Monday is 1; times are `HH:MM` in Asia/Kolkata, the end up to `24:00`. */
export interface Opening {
  readonly day: number;
  readonly from: string;
  readonly to: string;
}

/** When the clock of the service runs. */
export interface Calendar {
  readonly openings: readonly Opening[];
  /** Whether nobody answers on a day, `YYYY-MM-DD`. */
  readonly isHoliday: (day: string) => boolean;
}

const dayMs = 86_400_000;
/** Asia/Kolkata is this far ahead of UTC, all year. */
const ahead = 5.5 * 3_600_000;
/** Days that a promise is looked for at most: beyond, the calendar has no hours to speak of. */
const farthest = 400;

/** The number of the day in Asia/Kolkata that an instant falls on, counted from 1970. */
const dayOf = (at: number): number => Math.floor((at + ahead) / dayMs);
const startOf = (day: number): number => day * dayMs - ahead;
/** Monday is 1: the first of January 1970 was a Thursday. */
const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

type Stretch = readonly [from: number, to: number];

/** The stretches of a day in which the clock runs, in order and apart from each other, as instants. */
const stretchesOf = ({ openings, isHoliday }: Calendar, day: number): readonly Stretch[] => {
  if (isHoliday(new Date(day * dayMs).toISOString().slice(0, 10))) return [];
  const sorted = openings
    .filter((one) => one.day === weekdayOf(day))
    .map(({ from, to }): Stretch => [minutesOf(from), minutesOf(to)])
    .filter(([from, to]) => from < to)
    .toSorted(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined.map(([from, to]): Stretch => [startOf(day) + from * 60_000, startOf(day) + to * 60_000]);
};

/** Whether somebody answers at an instant. */
export const isOpen = (calendar: Calendar, at: Date): boolean =>
  stretchesOf(calendar, dayOf(at.getTime())).some(([from, to]) => from <= at.getTime() && at.getTime() < to);

/** The open milliseconds from one instant to a later one; 0 where it is not later. */
export const openBetween = (calendar: Calendar, from: Date, to: Date): number => {
  const [begin, end] = [from.getTime(), to.getTime()];
  let open = 0;
  for (let day = dayOf(begin); day <= dayOf(end); day += 1)
    for (const [a, b] of stretchesOf(calendar, day)) open += Math.max(0, Math.min(b, end) - Math.max(a, begin));
  return open;
};

/** The first instant by which so many open milliseconds have gone by. */
export const addOpen = (calendar: Calendar, from: Date, ms: number): Date => {
  if (ms <= 0) return from;
  const begin = from.getTime();
  const first = dayOf(begin);
  let left = ms;
  for (let day = first; day < first + farthest; day += 1) {
    for (const [a, b] of stretchesOf(calendar, day)) {
      const start = Math.max(a, begin);
      if (b <= start) continue;
      if (left <= b - start) return new Date(start + left);
      left -= b - start;
    }
  }
  return new Date(startOf(first + farthest));
};

/** What is left of a promise: open seconds, below zero once it is late. */
export const secondsLeft = (calendar: Calendar, due: Date, now: Date): number =>
  Math.round((due >= now ? openBetween(calendar, now, due) : -openBetween(calendar, due, now)) / 1000);

/** Until when a promise holds of which so many open seconds are left; what was late stays due at once. */
export const dueAfter = (calendar: Calendar, left: number, now: Date): Date => addOpen(calendar, now, left * 1000);
