/** Where a date field gives no bound of its own, it takes days from the first to the last (specification §9). */
export const firstDay = "1947-01-01";
export const lastDay = "3000-01-01";

/** To make one takes as long as everything else that a form does at a key. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  // Sweden writes days so.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone });
  formats.set(timeZone, format);
  return format;
};

/** The day that each time zone had when it was asked for last. */
const lastKnown = new Map<string, { readonly minute: number; readonly day: string }>();

/** Today in a time zone, `YYYY-MM-DD`. Both sides must agree on the day, whatever their machines' zones. */
export const todayIn = (timeZone = "Asia/Kolkata", now = new Date()): string => {
  // Every rule of every key asks for it, and no zone begins a day within a minute.
  const minute = Math.floor(now.getTime() / 60_000);
  const known = lastKnown.get(timeZone);
  if (known?.minute === minute) return known.day;
  const day = formatOf(timeZone).format(now);
  lastKnown.set(timeZone, { minute, day });
  return day;
};

/** The day so many days after another; no further than 1,900 years, so that its year keeps four digits. */
export const addDays = (day: string, offset: number): string =>
  new Date(Date.parse(day) + Math.max(-7e5, Math.min(7e5, offset)) * 864e5).toISOString().slice(0, 10);

/** `2026-01-31` as `31-01-2026`, and `2026-01-31T09:30` as `31-01-2026 09:30`; a time alone as it is. */
export const showDay = (text: string): string => text.replace(/^(\d{4})-(\d\d)-(\d\d)T?/, "$3-$2-$1 ").trimEnd();
