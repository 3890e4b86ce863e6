const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The financial year of a day, April to March, as numbers of documents have it: `26-27` for 22-11-2026. */
export const financialYear = (day: string): string => {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  const two = (whole: number) => String(whole % 100).padStart(2, "0");
  return `${two(first)}-${two(first + 1)}`;
};

/** What the invoices of the `place`th hub begin with: `H` and two characters, of which there are 1,296. */
export const invoicePrefix = (place: number): string =>
  `H${letters[Math.floor(place / 36) % 36] ?? ""}${letters[place % 36] ?? ""}`;

/**
 * The number of a document: unique in a GSTIN and a financial year, and at most 16 characters of letters, digits, `-` and
 * `/`. Source: CGST Rule 46 (b).
 */
export const documentNumber = (prefix: string, year: string, place: number): string =>
  `${prefix}/${year}/${String(place).padStart(6, "0")}`;
