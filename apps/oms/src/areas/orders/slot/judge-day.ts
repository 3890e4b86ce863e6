import { weekdayOf } from "@o2r/api/contract/core";
import { addDays } from "@o2r/forms/days";

/** A holiday as a hub has it. */
export interface HubHoliday {
  readonly day: string;
  readonly name: string;
  readonly affects: "ORDER" | "DELIVERY" | "BOTH";
}

/** What decides on which days a hub delivers to a beat. */
export interface Calendar {
  readonly warehouseId: string;
  /** Days that the hub needs before it can deliver. */
  readonly leadTime: number;
  /** Orders that it delivers on a day. */
  readonly capacity: number;
  /** `HH:MM`. */
  readonly cutOff: string;
  /** Days of the week that the beat is served on, 1 Monday … 7 Sunday; null where there is no beat to go by. */
  readonly weekdays: readonly number[] | null;
  readonly holidays: readonly HubHoliday[];
  /** Days of the week on which the hub is closed, as `weekdays` counts them. */
  readonly weeklyOffs: readonly number[];
  /** Places of a day that are taken. */
  readonly taken: ReadonlyMap<string, number>;
}

/** A moment as clocks in Asia/Kolkata show it. */
export interface Clock {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:MM`. */
  readonly time: string;
}

const fiveAndAHalfHours = 330 * 60_000;

/** What clocks in Asia/Kolkata show, where summer and winter are alike. */
export const clockAt = (now: Date): Clock => {
  const shown = new Date(now.getTime() + fiveAndAHalfHours).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
};

const holidayOn = ({ holidays }: Calendar, day: string, stops: "ORDER" | "DELIVERY"): HubHoliday | undefined =>
  holidays.find((one) => one.day === day && (one.affects === stops || one.affects === "BOTH"));

const isOff = ({ weeklyOffs }: Calendar, day: string): boolean => weeklyOffs.includes(weekdayOf(day));

/** No calendar is looked at further than this. */
const furthest = 60;

/**
 * The first day that an order which is placed now may be delivered on, whatever else stands against it: today, or
 * tomorrow after the cut-off; a day on which nothing is ordered, or the hub is closed, counts as the next; and then the
 * lead time.
 */
export const earliestDay = (calendar: Calendar, { day, time }: Clock): string => {
  let placed = time < calendar.cutOff ? day : addDays(day, 1);
  const isClosed = () => isOff(calendar, placed) || holidayOn(calendar, placed, "ORDER") !== undefined;
  for (let tried = 0; tried < furthest && isClosed(); tried += 1) placed = addDays(placed, 1);
  return addDays(placed, calendar.leadTime);
};

/** Why a hub does not deliver to a beat on a day, whenever it is asked; null where it does. */
export const judgeDay = (calendar: Calendar, day: string): string | null => {
  const holiday = holidayOn(calendar, day, "DELIVERY");
  if (holiday) return `Holiday: ${holiday.name}`;
  if (isOff(calendar, day)) return "Weekly off";
  if (calendar.weekdays !== null && !calendar.weekdays.includes(weekdayOf(day))) return "Not on this beat";
  return (calendar.taken.get(day) ?? 0) >= calendar.capacity ? "Full" : null;
};

/** Holidays are told for a year; nobody is promised a day beyond. */
const mostAhead = 366;

/** Whether a day is further away than any is promised. */
export const isTooFar = (clock: Clock, day: string): boolean => day > addDays(clock.day, mostAhead);

/** Why an order that is placed now cannot be delivered on a day; null where it can. */
export const judgeSlot = (calendar: Calendar, clock: Clock, day: string): string | null => {
  if (day < clock.day) return "Past";
  if (isTooFar(clock, day)) return "Too far ahead";
  return day < earliestDay(calendar, clock) ? "Too soon" : judgeDay(calendar, day);
};

/** The days from today on, so many of them. */
export const daysFrom = ({ day }: Clock, count: number): readonly string[] =>
  Array.from({ length: count }, (_, offset) => addDays(day, offset));

/** How far ahead a day of delivery is looked for. */
export const daysAhead = 31;

/** The first days that an order placed now can be delivered on, in their order, each judged when it is asked for. */
export function* freeDays(calendar: Calendar, clock: Clock): Generator<string, undefined> {
  const end = addDays(clock.day, daysAhead);
  for (let day = earliestDay(calendar, clock); day < end; day = addDays(day, 1))
    if (judgeDay(calendar, day) === null) yield day;
}

/** The first of them; undefined where there is none. */
export const firstFreeDay = (calendar: Calendar, clock: Clock): string | undefined =>
  freeDays(calendar, clock).next().value;
