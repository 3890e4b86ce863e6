import type { Part } from "../../db/compile-once.ts";
import { readAlone, type Read } from "../../db/read-together.ts";
import type { Db } from "../../db/schema.ts";
import { settingsRead } from "../../trade/setting/read-settings.ts";

/** What the business decides about orders, for a warehouse. */
export interface OrderPolicy {
  /** Time of day in Asia/Kolkata, `HH:MM`: what is placed later counts as of the next day. */
  readonly cutOff: string;
  /** Days that must be left until expiry when goods are delivered. */
  readonly minResidualDays: number;
  /** Whether the price to a retailer holds its GST already. */
  readonly pricesIncludeTax: boolean;
  /** Whether totals keep their paise, and are not rounded to the rupee. */
  readonly keepsPaise: boolean;
}

/** The policy of a warehouse, as the settings stand now. */
export const policyRead = (warehouseId: string | Part): Read<OrderPolicy> => {
  const read = settingsRead(["orderCutOff", "minResidualDays", "priceTaxMode", "roundOff"], warehouseId);
  return {
    ...read,
    take: (rows) => {
      const { orderCutOff, minResidualDays, priceTaxMode, roundOff } = read.take(rows);
      return {
        cutOff: orderCutOff,
        minResidualDays,
        pricesIncludeTax: priceTaxMode === "INCLUSIVE",
        keepsPaise: !roundOff,
      };
    },
  };
};

/** Reads it. */
export const readPolicy = (db: Db, warehouseId: string): Promise<OrderPolicy> => readAlone(db, policyRead(warehouseId));
