import type { PricedCharge } from "@o2r/api/contract/orders";
import type { Db } from "../../db/schema.ts";

interface ChargedAt {
  readonly warehouseId: string;
  readonly retailerType: string | null;
}

/** What is charged beside goods that are worth so much, in paise, before tax. */
export type ChargesOn = (goods: { readonly net: number; readonly units: number }) => readonly PricedCharge[];

/** The charges of a hub for a type of retailer. There are none until charges are configured, and will be read in this place. */
export const chargesOn =
  async (_db: Db, _at: ChargedAt): Promise<ChargesOn> =>
  () => [];
