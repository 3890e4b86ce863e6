import type { Derive } from "@o2r/forms";
import { addDays } from "@o2r/forms/days";

const dayLength = 86_400_000;

/** The day on which something made on `day` expires, both `YYYY-MM-DD`; null where that is no day. */
export const expiryAfter = (day: string, shelfLifeDays: number): string | null =>
  Number.isNaN(Date.parse(day)) || Number.isNaN(shelfLifeDays) ? null : addDays(day, shelfLifeDays);

/** Days from one day to another, both `YYYY-MM-DD`; negative when the other is past. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLength;

/** The derivation `expiry` of a form: from the day of manufacture and the days of shelf life. */
export const expiry: Derive = (madeOn, shelfLife) =>
  typeof madeOn === "string" && typeof shelfLife === "number"
    ? (expiryAfter(madeOn, shelfLife) ?? undefined)
    : undefined;
