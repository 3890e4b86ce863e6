import { moneyText } from "@o2r/api/contract/core";
import { toRupees, type Paise } from "../../../trade/paise.ts";

interface Paper {
  readonly number: string;
  readonly ewb_number: string | null;
  readonly ewb_valid_till: string | null;
}

/** Why goods may not travel by their invoice or challan: it is worth so much that it needs an e-way bill. Null when they may. */
export const whyNotOnRoad = (
  { number, ewb_number: bill, ewb_valid_till: till }: Paper,
  worth: number,
  { threshold, today }: { readonly threshold: Paise; readonly today: string },
): string | null => {
  if (worth <= threshold) return null;
  if (bill === null) return `${number} is above ${moneyText(toRupees(threshold))}: enter its e-way bill first`;
  return till !== null && till < today ? `The e-way bill of ${number} is not valid any more` : null;
};
