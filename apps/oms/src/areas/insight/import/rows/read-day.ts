/** What a day of a file means: ISO text, or why it means none, with what may have been meant. */
export type Day = { readonly value: string } | { readonly problem: string; readonly suggestion: string | null };

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const monthNames = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });

/** Longer than any day that is written out. */
const longestDay = 40;

const twoDigits = (figure: number): string => String(figure).padStart(2, "0");

/** Nothing a business plans or has made is of another century. */
const fullYear = (text: string): number => Number(text) + (text.length === 2 ? 2000 : 0);

/** ISO text of a day that the calendar has. */
const isoDay = (year: number, month: number, day: number): string | undefined => {
  const text = `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
  return new Date(text).toJSON()?.startsWith(text) ? text : undefined;
};

const monthOf = (name: string): number => {
  const plain = name.toLowerCase();
  const at = months.findIndex((short) => plain.startsWith(short));
  const long = at < 0 ? "" : monthNames.format(Date.UTC(2000, at)).toLowerCase();
  // "Sept" is written, "Marvel" is not.
  return long.startsWith(plain) ? at + 1 : 0;
};

/** Two figures and a year, in which the first may be the day or the month. */
const numeric = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;

/**
 * As PostgreSQL's: a day that can only be written month first. One such cell is a reason to doubt every other of its
 * column.
 */
export const monthFirstPattern = String.raw`^(0?[1-9]|1[0-2])[-/.](1[3-9]|2[0-9]|3[01])[-/.](\d{4}|\d{2})$`;

const written = (day: string): string => {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${Number(date)} ${monthNames.format(Date.UTC(2000, Number(month) - 1))} ${year}`;
};

const hyphened = (day: string): string => day.split("-").toReversed().join("-");

const noDay = (suggestion: string | null = null): Day => ({
  problem: "This is not a day: write it as 31-12-2026",
  suggestion,
});

const readNumeric = ([, first = "", , second = "", last = ""]: RegExpExecArray, isMonthFirst: boolean): Day => {
  const [one, two, year] = [Number(first), Number(second), fullYear(last)];
  const day = isoDay(year, two, one);
  const turned = isoDay(year, one, two);
  if (day === undefined) return noDay(turned === undefined ? null : hyphened(turned));
  if (!isMonthFirst || turned === undefined || turned === day) return { value: day };
  return {
    problem: `Other days of this column are written month first: this may be ${written(day)} or ${written(turned)}. Write the month as a word`,
    suggestion: null,
  };
};

/**
 * Reads a day as people and spreadsheets write it, the day before the month. `isMonthFirst`: its column has days that are
 * written the other way round, so that one which may be either is asked about.
 */
export const readDay = (text: string, isMonthFirst: boolean): Day => {
  if (text.length > longestDay) return noDay();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T].*)?$/.exec(text);
  const figures = numeric.exec(text);
  if (figures) return readNumeric(figures, isMonthFirst);
  const word = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+([a-z]{3,9})[-/., ]+(\d{4}|\d{2})$/i.exec(text);
  const american = /^([a-z]{3,9})[-/. ]+(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4})$/i.exec(text);
  const [year = "", month, day = ""] = iso
    ? [iso[1], Number(iso[2]), iso[3]]
    : word
      ? [word[3], monthOf(word[2] ?? ""), word[1]]
      : [american?.[3], monthOf(american?.[1] ?? ""), american?.[2]];
  const value = year === "" ? undefined : isoDay(fullYear(year), month, Number(day));
  return value === undefined ? noDay() : { value };
};
