import type { Check } from "./registry.ts";

const pattern = (expression: RegExp, message: string): Check => ({
  test: (value) => typeof value === "string" && expression.test(value),
  message,
});

/** The formats every form may name in `checks`, with the specification's words (§5, Formats). */
export const formats: Readonly<Record<string, Check>> = {
  mobile: pattern(/^0?[6-9]\d{9}$/, "Enter valid mobile number"),
  tenDigits: pattern(/^\d{10}$/, "Phone number should be of 10 digits"),
  email: pattern(/^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/, "Enter valid email"),
  pan: pattern(/^[A-Z]{5}\d{4}[A-Z]$/, "Enter valid PAN Number"),
  gstin: pattern(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, "Enter valid GST Number"),
  fssai: pattern(/^\d{14}$/, "FSSAI number must have 14 characters"),
  pincode: pattern(/^\d{6}$/, "Enter 6 digit pincode"),
  json: { test: (value) => typeof value === "string" && isFilledJson(value), message: "Input must be valid JSON data" },
};

const isFilledJson = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && Object.keys(value).length > 0;
  } catch {
    return false;
  }
};
