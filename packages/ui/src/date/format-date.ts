/** A `Date`, an ISO instant (`2026-11-21T05:11:00Z`) or an ISO calendar day (`2026-11-21`). */
export type DateInput = Date | string | null | undefined;

/** Where the trade is done: instants are shown in its time, wherever the browser stands. */
export const tradeTimeZone = "Asia/Kolkata";

/** Shown where there is no date, or none that can be read. */
export const noDate = "–";

const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/u;

const parts = new Intl.DateTimeFormat("en-GB", {
  timeZone: tradeTimeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

function partsOf(value: DateInput): Record<string, string> | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return undefined;
  return Object.fromEntries(parts.formatToParts(instant).map(({ type, value: text }) => [type, text]));
}

const dayOf = (it: Record<string, string>) => `${it["day"]}-${it["month"]}-${it["year"]}`;

/** DD-MM-YYYY. A calendar day stays that day; an instant is told by the trade's time zone. */
export function formatDate(value: DateInput): string {
  const day = typeof value === "string" ? calendarDay.exec(value) : undefined;
  if (day && isRealDay(value)) return `${day[3]}-${day[2]}-${day[1]}`;
  const found = day ? undefined : partsOf(value);
  return found ? dayOf(found) : noDate;
}

/** DD-MM-YYYY HH:mm in the trade's time zone, 24 hours. */
export function formatDateTime(value: DateInput): string {
  const found = partsOf(value);
  return found ? `${dayOf(found)} ${found["hour"]}:${found["minute"]}` : noDate;
}

const isRealDay = (iso: DateInput): boolean =>
  typeof iso === "string" && !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso);

/** `DD-MM-YYYY` as typed by a person → `YYYY-MM-DD`; undefined for what is no day of the calendar. */
export function parseDate(text: string): string | undefined {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/u.exec(text.trim()) ?? [];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return calendarDay.test(iso) && isRealDay(iso) ? iso : undefined;
}
