import type { Combo } from "@o2r/api/contract/catalogue";

type Sold = Pick<Combo, "active" | "validFrom" | "validTill" | "partsOff">;

/**
 * Whether a combo may be ordered on a day: it is switched on, and the day lies within its validity, both ends included.
 * What is switched off is off whatever its days, and what has a component that is off cannot be sold on any of them.
 */
export const comboState = ({ active, validFrom, validTill, partsOff }: Sold, today: string) => {
  if (!active) return "inactive";
  if (today > validTill) return "ended";
  if (partsOff.length > 0) return "incomplete";
  return today < validFrom ? "coming" : "active";
};
