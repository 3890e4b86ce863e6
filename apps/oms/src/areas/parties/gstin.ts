const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The check digit over the first 14 characters of a GSTIN (base 36, weights 1 and 2 in turn). */
export const gstinCheckDigit = (first14: string): string => {
  let sum = 0;
  for (const [i, character] of [...first14].entries()) {
    const product = digits.indexOf(character) * (i % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return digits.charAt((36 - (sum % 36)) % 36);
};

/** The GSTIN of a PAN in a state: two-digit state code, PAN, number of the registration, `Z`, check digit. */
export const makeGstin = (stateCode: string, pan: string, registration = "1"): string => {
  const first14 = `${stateCode}${pan}${registration}Z`;
  return first14 + gstinCheckDigit(first14);
};
