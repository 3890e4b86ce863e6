import type { Locale } from "date-fns";
import { enUS } from "date-fns/locale/en-US";

const widths = { narrow: "narrow", short: "short", abbreviated: "short", wide: "long" } as const;
const widthOf = (width: keyof typeof widths | "any" | undefined) =>
  width === undefined || width === "any" ? "long" : widths[width];

/** A Sunday; months and days are named by dates that fall on them. */
const sunday = 4;

/**
 * The names of months and days of a language as the calendar wants them: taken from the browser, so that no language
 * need be shipped. English for a tag that is none.
 */
export function calendarLocale(tag: string): Locale {
  const known = Intl.DateTimeFormat.supportedLocalesOf(isTag(tag) ? [tag] : []);
  if (known.length === 0 || tag === "en") return enUS;
  const name = (options: Intl.DateTimeFormatOptions, date: Date) =>
    new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...options }).format(date);
  return {
    ...enUS,
    code: tag,
    localize: {
      ...enUS.localize,
      ordinalNumber: String,
      month: (month, { width } = {}) => name({ month: widthOf(width) }, new Date(Date.UTC(2026, month, 1))),
      day: (day, { width } = {}) => name({ weekday: widthOf(width) }, new Date(Date.UTC(2026, 0, sunday + day))),
    },
  };
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
