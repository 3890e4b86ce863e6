/** The days of a week, 1 Monday … 7 Sunday. */
export const weekdays = [
  { value: 1, label: "Monday" },
  { value: 2, label: "Tuesday" },
  { value: 3, label: "Wednesday" },
  { value: 4, label: "Thursday" },
  { value: 5, label: "Friday" },
  { value: 6, label: "Saturday" },
  { value: 7, label: "Sunday" },
] as const;

/** 1 Monday … 7 Sunday, of a day `YYYY-MM-DD`. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const short = (day: number): string => weekdays.find(({ value }) => value === day)?.label.slice(0, 3) ?? "";

/** Days of the week in few words: `Every day`, `Mon – Sat`, `Mon, Wed, Fri`. Three in a row or more are a span. */
export const weekdaysText = (days: readonly number[]): string => {
  const own = weekdays.map(({ value }) => value).filter((day) => days.includes(day));
  if (own.length === weekdays.length) return "Every day";
  const runs: number[][] = [];
  for (const day of own) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .flatMap((run) => (run.length < 3 ? run.map(short) : [`${short(run[0] ?? 0)} – ${short(run.at(-1) ?? 0)}`]))
    .join(", ");
};
