import { formatDate, formatDateTime } from "@o2r/ui";

/** The time of day of an instant in India, HH:MM. */
export const clockText = (at: Date): string => formatDateTime(at).slice(-5);

/** Today by its time, any other day by its date: when something happened, in few characters. */
export const whenText = (at: Date, now: Date): string =>
  formatDate(at) === formatDate(now) ? clockText(at) : formatDate(at);
