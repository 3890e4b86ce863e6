import { moneyText } from "./money.ts";

/** What a figure counts. */
export type Unit = "percent" | "rupees";

/** A figure with its unit, as a list and its file show it: `5%`, `₹10`. */
export const withUnit = (value: number, unit: Unit): string => (unit === "percent" ? `${value}%` : moneyText(value));
