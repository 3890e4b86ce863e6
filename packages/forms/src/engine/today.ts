/** Today in a time zone, `YYYY-MM-DD`. Both sides must agree on the day, whatever their machines' zones. */
export const todayIn = (timeZone = "Asia/Kolkata", now = new Date()): string =>
  // Sweden writes days so.
  new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);

/** The day so many days after another. */
export const addDays = (day: string, offset: number): string =>
  new Date(Date.parse(day) + offset * 86_400_000).toISOString().slice(0, 10);
