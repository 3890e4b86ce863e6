import type { Db } from "../../db/schema.ts";
import type { Paise } from "../../trade/paise.ts";

/** What the business decides about orders, for a warehouse. */
export interface OrderPolicy {
  /** Time of day in Asia/Kolkata, `HH:MM`: what is placed later counts as of the next day. */
  readonly cutOff: string;
  /** Days that must be left until expiry when goods are delivered. */
  readonly minResidualDays: number;
  /** A smaller order waits for somebody. */
  readonly minimumOrder: Paise;
  /** Whether the price to a retailer holds its GST already. */
  readonly pricesIncludeTax: boolean;
}

const constant: OrderPolicy = {
  cutOff: "20:00",
  minResidualDays: 15,
  minimumOrder: 0 as Paise, // nothing is the same in every unit
  pricesIncludeTax: false,
};

/** The policy of a warehouse. It is constant until the system settings are there to be read, and will be read in this place. */
export const readPolicy = async (_db: Db, _warehouseId: string): Promise<OrderPolicy> => constant;
