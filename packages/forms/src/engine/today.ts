/** Today in a time zone, `YYYY-MM-DD`. Both sides must agree on the day, whatever their machines' zones. */
export const todayIn = (timeZone = "Asia/Kolkata", now = new Date()): string =>
  // Sweden writes days so.
  new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);

const [first, last] = [Date.parse("0001-01-01"), Date.parse("9999-12-31")];

/** The day so many days after another; the first or last day that has four digits for its year, where that lies beyond. */
export const addDays = (day: string, offset: number): string =>
  new Date(Math.min(Math.max(Date.parse(day) + offset * 86_400_000, first), last)).toISOString().slice(0, 10);
