const milliseconds = 86_400_000;

/** The weeks of a month, Monday first: its days as `YYYY-MM-DD`, null before the first and after the last. */
export const weeksOf = (year: number, month: number): readonly (readonly (string | null)[])[] => {
  const first = Date.UTC(year, month, 1);
  const count = Math.round((Date.UTC(year, month + 1, 1) - first) / milliseconds);
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const cells = Array.from({ length: Math.ceil((before + count) / 7) * 7 }, (_, at) => {
    const day = at - before;
    return day < 0 || day >= count ? null : new Date(first + day * milliseconds).toISOString().slice(0, 10);
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
};

/** The months of a year by name. */
export const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2024, month, 1)).toLocaleDateString("en-IN", { month: "long", timeZone: "UTC" }),
);
