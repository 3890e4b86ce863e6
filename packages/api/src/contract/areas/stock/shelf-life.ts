import type { Derive } from "@o2r/forms";
import { addDays } from "@o2r/forms/days";

/** The day on which something made on `day` expires, both `YYYY-MM-DD`; null where that is no day. */
export const expiryAfter = (day: string, shelfLifeDays: number): string | null =>
  Number.isNaN(Date.parse(day)) || Number.isNaN(shelfLifeDays) ? null : addDays(day, shelfLifeDays);

/** The derivation `expiry` of a form: from the day of manufacture and the days of shelf life. */
export const expiry: Derive = (madeOn, shelfLife) =>
  typeof madeOn === "string" && typeof shelfLife === "number"
    ? (expiryAfter(madeOn, shelfLife) ?? undefined)
    : undefined;
