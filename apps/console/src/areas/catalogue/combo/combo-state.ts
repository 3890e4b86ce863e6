import type { Combo } from "@o2r/api/contract/catalogue";

type Sold = Pick<Combo, "active" | "validFrom" | "validTill">;

/**
 * Whether a combo may be ordered on a day: it is switched on, and the day lies within its validity, both ends included.
 * What is switched off is off whatever its days.
 */
export const comboState = ({ active, validFrom, validTill }: Sold, today: string) => {
  if (!active) return "inactive";
  if (today > validTill) return "ended";
  return today < validFrom ? "coming" : "active";
};
