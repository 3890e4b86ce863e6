import type { Check } from "../engine/world.types.ts";
import { eanHolds, isEanLong } from "./ean.ts";
import { gstinHolds, gstinIsOf, gstinNames } from "./gstin.ts";

/** A check that is answered at once. */
type Format = Extract<Check, { readonly test: unknown }>;

const pattern = (expression: RegExp, message: string): Format => ({
  test: (value) => typeof value === "string" && expression.test(value),
  message,
});

/**
 * The formats most forms name in `checks`, with the specification's words (§5, Formats). `gstin` looks at the pattern
 * alone; the stricter ones are for forms that ask for them: `"gstinChecksum"`, `{ check: "gstinState", with: ["state"] }`
 * (a state's code or name) and `{ check: "gstinPan", with: ["pan"] }`. So is an EAN looked at in two steps: `eanLength`, `eanChecksum`.
 */
export const formats = {
  mobile: pattern(/^0?[6-9]\d{9}$/, "Enter valid mobile number"),
  tenDigits: pattern(/^\d{10}$/, "Phone number should be of 10 digits"),
  email: pattern(/^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/, "Enter valid email"),
  pan: pattern(/^[A-Z]{5}\d{4}[A-Z]$/, "Enter valid PAN Number"),
  gstin: pattern(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9ABD-J][\dA-Z]$/, "Enter valid GST Number"),
  gstinChecksum: { test: (value) => typeof value === "string" && gstinHolds(value), message: "Enter valid GST Number" },
  gstinState: {
    test: (value, state) => state === undefined || (typeof value === "string" && gstinIsOf(value, String(state))),
    message: "GST Number is of another state",
  },
  gstinPan: {
    test: (value, pan) => pan === undefined || (typeof value === "string" && gstinNames(value, String(pan))),
    message: "GST Number is of another PAN",
  },
  fssai: pattern(/^\d{14}$/, "FSSAI number must have 14 characters"),
  eanLength: {
    test: (value) => typeof value === "string" && isEanLong(value),
    message: "An EAN has 8, 12, 13 or 14 digits",
  },
  eanChecksum: {
    test: (value) => typeof value === "string" && eanHolds(value),
    message: "The last digit does not fit those before it: compare it with the pack",
  },
  pincode: pattern(/^\d{6}$/, "Enter 6 digit pincode"),
  hsn: pattern(/^\d{1,10}$/, "HSN number can't exceed 10 digits"),
  hsnLength: pattern(/^(\d{4}|\d{6}|\d{8})$/, "An invoice takes an HSN of 4, 6 or 8 digits"),
  json: { test: (value) => typeof value === "string" && isFilledJson(value), message: "Input must be valid JSON data" },
} satisfies Readonly<Record<string, Format>>;

const isFilledJson = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && Object.keys(value).length > 0;
  } catch {
    return false;
  }
};
