import type { Day } from "./day.ts";

export interface CalendarLabels {
  /** Language of the names of months and days, such as `en` or `hi`. */
  locale: string;
  previousMonth: string;
  nextMonth: string;
  month: string;
  year: string;
  /** Before the name of a day that can be chosen. */
  choose: string;
  /** Before the name of a day that cannot. */
  unavailable: string;
}

/** Which days can be chosen, and how the calendar is drawn. */
export interface CalendarLimits {
  /** The first day that can be chosen, `YYYY-MM-DD`. @default "1947-01-01" */
  min?: Day | undefined;
  /** The last day that can be chosen, `YYYY-MM-DD`. @default "3000-01-01" */
  max?: Day | undefined;
  /** Days that cannot be chosen although they lie within the bounds, such as holidays. */
  isBlocked?: ((day: Day) => boolean) | undefined;
  /** The day that is marked as today. @default the day that it is in India */
  today?: Day | undefined;
}
