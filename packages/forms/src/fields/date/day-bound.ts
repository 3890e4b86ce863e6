import type { Day } from "../../definition/field.ts";
import { addDays, todayIn } from "../../engine/today.ts";

/** The day that a definition's bound means now, `YYYY-MM-DD`; nothing where it leaves the side open. */
export const dayBound = (day: Day | "none" | undefined, timeZone: string | undefined): string | undefined => {
  if (day === undefined || day === "none") return undefined;
  return "value" in day ? day.value : addDays(todayIn(timeZone), day.today);
};
