import type { ColumnValue } from "../../../core/list.ts";

/**
 * The hours in which nobody is sent an offer: by the rules for telecom (TCCCPR) those from 21:00 to 10:00. What a message
 * says of its own may only begin earlier and end later.
 */
export const offersRest = { from: 21 * 60, to: 10 * 60 } as const;

/** Hours of rest, in minutes after midnight in Asia/Kolkata; they go on over midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

const indiaIsAhead = 330 * 60_000;
const day = 24 * 60;

/** Minutes after midnight in Asia/Kolkata, which knows no summer time. */
export const minuteOf = (at: Date): number => Math.floor((at.getTime() + indiaIsAhead) / 60_000) % day;

/** Whether nobody is sent an offer then. */
export const isQuiet = (at: Date, { from, to }: QuietHours): boolean => {
  const minute = minuteOf(at);
  return minute >= Math.min(from, offersRest.from) || minute < Math.max(to, offersRest.to);
};

/** The first instant from then on at which offers are sent. */
export const afterQuiet = (at: Date, quiet: QuietHours): Date => {
  if (!isQuiet(at, quiet)) return at;
  const end = Math.max(quiet.to, offersRest.to);
  const minute = minuteOf(at);
  const wait = minute < end ? end - minute : day - minute + end;
  return new Date(Math.floor(at.getTime() / 60_000) * 60_000 + wait * 60_000);
};

/** `21:30` of minutes after midnight. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Minutes after midnight of `21:30`. */
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const halfHours = (from: number, to: number): readonly (ColumnValue & { readonly value: string })[] =>
  Array.from({ length: (to - from) / 30 + 1 }, (_, at) => {
    const value = clockText(from + at * 30);
    return { value, label: value };
  });

/** When rest may begin, and when it may end: never less than the rules ask for. */
export const quietFromOptions = halfHours(15 * 60, offersRest.from);
export const quietToOptions = halfHours(offersRest.to, 14 * 60);
/** When a campaign may begin. */
export const startOptions = halfHours(offersRest.to, offersRest.from - 30);
