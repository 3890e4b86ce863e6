import { todayIn } from "@o2r/forms/days";
import { chargesFor, type PricedCharge } from "@o2r/api/contract/orders";
import type { Part } from "../../db/compile-once.ts";
import type { Read } from "../../db/read-together.ts";
import { chargesRead } from "../../trade/charge/read-charges.ts";

interface ChargedAt {
  readonly warehouseId: string | Part;
  readonly retailerType: string | null | Part;
  readonly source: "O2R" | "FSA" | "CALL";
  readonly now: Date;
}

/** Whom the charges are for, once they are known. */
interface Charged {
  readonly warehouseId: string;
  readonly retailerType: string | null;
}

/** What is charged beside goods that are worth so much, in paise, before tax, and weigh so much. */
export type ChargesOn = (goods: { readonly net: number; readonly grams: number }) => readonly PricedCharge[];

/** The charges of today of a hub for a type of retailer, by where the order comes from. */
export const chargesOnRead = ({
  warehouseId,
  retailerType,
  source,
  now,
}: ChargedAt): Read<(whom: Charged) => ChargesOn> => {
  const day = todayIn("Asia/Kolkata", now);
  const read = chargesRead({ hubId: warehouseId, retailerType, platform: source, day });
  return {
    ...read,
    take: (rows) => {
      const rules = read.take(rows);
      return (whom) => {
        const asked = { hubId: whom.warehouseId, retailerType: whom.retailerType, platform: source };
        // Nothing is charged where nothing is bought.
        return ({ net, grams }) => (net === 0 ? [] : chargesFor(rules, { ...asked, value: net, grams }));
      };
    },
  };
};
