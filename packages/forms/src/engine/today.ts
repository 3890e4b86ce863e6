/** Today in a time zone, `YYYY-MM-DD`. Both sides must agree on the day, whatever their machines' zones. */
export const todayIn = (timeZone = "Asia/Kolkata", now = new Date()): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(now);

/** The day so many days after another. */
export const addDays = (day: string, offset: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + offset * 86_400_000).toISOString().slice(0, 10);
