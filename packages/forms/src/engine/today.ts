/** Where a date field gives no bound of its own, it takes days from the first to the last (specification §9). */
export const firstDay = "1947-01-01";
export const lastDay = "3000-01-01";

/** Today in a time zone, `YYYY-MM-DD`. Both sides must agree on the day, whatever their machines' zones. */
export const todayIn = (timeZone = "Asia/Kolkata", now = new Date()): string =>
  // Sweden writes days so.
  new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);

/** The day so many days after another; no further than 1,900 years, so that its year keeps four digits. */
export const addDays = (day: string, offset: number): string =>
  new Date(Date.parse(day) + Math.max(-7e5, Math.min(7e5, offset)) * 864e5).toISOString().slice(0, 10);
