import { addDays } from "@o2r/forms/days";
import { daysAhead, judgeDay, type Calendar } from "./judge-day.ts";

/** An order that is to have a later day, by what decides on it. */
export interface Moving {
  readonly warehouseId: string;
  /** Days of the week that its beat is served on; null where there is no beat to go by. */
  readonly weekdays: readonly number[] | null;
}

/**
 * The next day after one that each of several orders can be delivered on, each taking its place before the next is asked;
 * null where there is none in sight.
 */
export const moveOn = (
  orders: readonly Moving[],
  calendars: ReadonlyMap<string, Calendar>,
  after: string,
): readonly (string | null)[] => {
  const ahead = Array.from({ length: daysAhead }, (_, offset) => addDays(after, offset + 1));
  const places = new Map([...calendars].map(([id, { taken }]) => [id, new Map(taken)]));
  return orders.map(({ warehouseId, weekdays }) => {
    const [calendar, taken] = [calendars.get(warehouseId), places.get(warehouseId)];
    if (calendar === undefined || taken === undefined) return null;
    const free = ahead.find((day) => judgeDay({ ...calendar, weekdays, taken }, day) === null);
    if (free === undefined) return null;
    taken.set(free, (taken.get(free) ?? 0) + 1);
    return free;
  });
};
