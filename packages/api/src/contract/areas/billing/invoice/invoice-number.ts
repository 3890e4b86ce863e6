/** The financial year of a day, April to March, as numbers of documents have it: `26-27` for 22-11-2026. */
export const financialYear = (day: string): string => {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  const two = (whole: number) => String(whole % 100).padStart(2, "0");
  return `${two(first)}-${two(first + 1)}`;
};

/** The first and the last day of a financial year that is written `26-27`. */
export const daysOfYear = (year: string): { readonly from: string; readonly to: string } => {
  const first = 2000 + Number(year.slice(0, 2));
  return { from: `${first}-04-01`, to: `${first + 1}-03-31` };
};

/**
 * The financial years of which books are kept, the running one first: 72 months from the annual return of a year, which is
 * due by its next 31 December. Source: CGST Act s.36.
 */
export const keptYears = (day: string): readonly { readonly value: string; readonly label: string }[] => {
  const running = Number(financialYear(day).slice(0, 2));
  return Array.from({ length: 8 }, (_, back) => {
    const value = financialYear(`${2000 + running - back}-04-01`);
    return { value, label: `20${value}` };
  });
};

/**
 * The number of a document: unique in a GSTIN and a financial year, and at most 16 characters of letters, digits, `-` and
 * `/`. Source: CGST Rule 46 (b).
 */
export const documentNumber = (prefix: string, year: string, place: number): string =>
  `${prefix}/${year}/${String(place).padStart(6, "0")}`;
