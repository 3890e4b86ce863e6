const names = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** `November 2026` of `2026-11`. */
export const monthText = (month: string): string => {
  const [year = "", of = ""] = month.split("-");
  return `${names[Number(of) - 1] ?? of} ${year}`;
};

/** So many months as `2026-11`, that of the instant first. */
export const monthsBefore = (now: Date, timeZone: string, count: number): readonly string[] => {
  const [year = 0, month = 1] = now.toLocaleDateString("en-CA", { timeZone }).split("-").map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
};
