const dayLength = 86_400_000;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  const time = day.test(text) ? Date.parse(text) : Number.NaN;
  // 31 February is read as a day of March, and so is no day.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Days from one day to another, both `YYYY-MM-DD`; negative when the other is past. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLength;

/** Whole days from one to another, both included, of a filter's text; null where one is no day or the first is the later. */
export const readDates = (text: string): { readonly from: string; readonly to: string } | null => {
  const [from = "", to = "", ...rest] = text.split("..");
  return rest.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
};
