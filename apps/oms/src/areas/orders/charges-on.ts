import { todayIn } from "@o2r/forms/days";
import { chargesFor, type PricedCharge } from "@o2r/api/contract/orders";
import type { Read } from "../../db/read-together.ts";
import { chargesRead } from "../../trade/charge/read-charges.ts";

interface ChargedAt {
  readonly warehouseId: string;
  readonly retailerType: string | null;
  readonly source: "O2R" | "FSA" | "CALL";
  readonly now: Date;
}

/** What is charged beside goods that are worth so much, in paise, before tax, and weigh so much. */
export type ChargesOn = (goods: { readonly net: number; readonly grams: number }) => readonly PricedCharge[];

/** The charges of today of a hub for a type of retailer, by where the order comes from. */
export const chargesOnRead = ({ warehouseId, retailerType, source, now }: ChargedAt): Read<ChargesOn> => {
  const asked = { hubId: warehouseId, retailerType, platform: source };
  const read = chargesRead({ ...asked, day: todayIn("Asia/Kolkata", now) });
  return {
    ...read,
    take: (rows) => {
      const rules = read.take(rows);
      // Nothing is charged where nothing is bought.
      return ({ net, grams }) => (net === 0 ? [] : chargesFor(rules, { ...asked, value: net, grams }));
    },
  };
};
