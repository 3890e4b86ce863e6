const zone = { timeZone: "Asia/Kolkata" } as const;
const day = new Intl.DateTimeFormat("en-GB", { ...zone, day: "2-digit", month: "2-digit", year: "numeric" });
const clock = new Intl.DateTimeFormat("en-GB", { ...zone, hour: "2-digit", minute: "2-digit" });

/** The day of an instant in India, DD-MM-YYYY. */
export const dayText = (at: Date): string => day.format(at).replaceAll("/", "-");

/** The time of day of an instant in India, HH:MM. */
export const clockText = (at: Date): string => clock.format(at);

/** Today by its time, any other day by its date: when something happened, in few characters. */
export const whenText = (at: Date, now: Date): string => (dayText(at) === dayText(now) ? clockText(at) : dayText(at));
