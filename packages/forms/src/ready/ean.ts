/** Lengths of the codes that scanners read as one family: EAN-8, UPC-A, EAN-13 and GTIN-14. */
const lengths = new Set([8, 12, 13, 14]);

/** Whether a code is as long as those on packs are. */
export const isEanLong = (code: string): boolean => lengths.has(code.length);

/** The check digit that follows some digits: weights 3 and 1 in turn, from the last of them on. */
export const eanCheckDigit = (digits: string): string => {
  const sum = [...digits].reduceRight(
    (all, digit, at) => all + Number(digit) * ((digits.length - at) % 2 === 1 ? 3 : 1),
    0,
  );
  return String((10 - (sum % 10)) % 10);
};

/** Whether the last digit of a code is the check digit of those before it. */
export const eanHolds = (code: string): boolean =>
  /^\d+$/.test(code) && code.endsWith(eanCheckDigit(code.slice(0, -1)));
