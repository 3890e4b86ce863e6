import type { Check } from "@o2r/forms";

/**
 * So many units are hardly ever one entry: a nought too many is likelier. A tenth of the most that an entry has, so that
 * a slip is seen before it is refused.
 */
export const unusualFrom = 100_000;

/** The check `usualUnits` of a form, for its `warns`: what is odd is asked about, and stays allowed. */
export const usualUnits: Check = {
  test: (value) => typeof value !== "number" || value < unusualFrom,
  message: "1,00,000 units or more are unusual for one entry. Compare the number with the delivery note.",
};
