/** A mobile number as it is kept: forms take a leading 0 too, and with it it is the same number. */
export const withoutZero = (mobile: string): string => mobile.replace(/^0/, "");
