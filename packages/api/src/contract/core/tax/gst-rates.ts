/**
 * GST rates in percent that a product may carry: those in force since 22-09-2025 and those that older goods still
 * bear. An invoice copies the rate, so the list may grow.
 */
export const gstRates = [0, 0.25, 3, 5, 12, 18, 28, 40] as const;

/** The same to choose from, where a list is narrowed by them. */
export const gstRateChoices = gstRates.map((rate) => ({ value: String(rate), label: `${rate}%` }));
