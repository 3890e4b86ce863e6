import { addDays, todayIn } from "@o2r/forms/days";

/** The day so many days from now, in Asia/Kolkata. */
export const day = (offset: number): string => addDays(todayIn(), offset);
/** Shortly after midnight of that day in Asia/Kolkata. */
export const morningOf = (offset: number): Date => new Date(`${day(offset)}T00:00:30+05:30`);
