import { holidayEffects, holidayEndpoints, holidayList, type Holiday } from "@o2r/api/contract/logistics";
import { wordOf } from "@o2r/api/contract/core";

/** What the screens of holidays have in common. */
export const holidays = {
  noun: { one: "holiday", many: "holidays" },
  path: "/holidays",
  permission: "holiday.manage",
  consequence: "will be an ordinary working day.",
  endpoints: holidayEndpoints,
  declaration: holidayList,
} as const;

export const calendarPath = `${holidays.path}/calendar`;

/** A holiday in words. */
export const holidayName = ({ name, day }: Pick<Holiday, "name" | "day">): string => `${name} ${day.slice(0, 4)}`;

/** What does not happen on it, in words. */
export const effectText = (affects: string): string =>
  `No ${(wordOf(holidayEffects, affects) ?? affects).toLowerCase().replace(" and ", " or ")}`;
