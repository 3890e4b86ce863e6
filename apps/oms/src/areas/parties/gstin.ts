import { gstinCheckDigit } from "@o2r/forms/ready";

/** The GSTIN of a PAN in a state: two-digit state code, PAN, number of the registration, `Z`, check digit. */
export const makeGstin = (stateCode: string, pan: string, registration = "1"): string => {
  const first14 = `${stateCode}${pan}${registration}Z`;
  return first14 + (gstinCheckDigit(first14) ?? "");
};
