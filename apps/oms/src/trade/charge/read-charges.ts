import { sql } from "kysely";
import type { ChargeRule } from "@o2r/api/contract/orders";
import type { Db } from "../../db/schema.ts";

/** Whose charges are asked for. */
export interface ChargesAsked {
  /** `YYYY-MM-DD`, in Asia/Kolkata: the day on which the order is placed. */
  readonly day: string;
  readonly hubId: string;
  readonly retailerType: string | null;
  readonly platform: string;
}

/**
 * The charges that hold on a day for orders of a hub, a type of retailer and a platform, as `chargesFor` takes them, which
 * then says what an order of some value and weight bears:
 *
 *     const charges = chargesFor(await readCharges(db, asked), { ...asked, value, grams });
 */
export const readCharges = async (
  db: Db,
  { day, hubId, retailerType, platform }: ChargesAsked,
): Promise<readonly ChargeRule[]> =>
  db
    .selectFrom("charge")
    .select([
      "name",
      "basis",
      "from_amount as from",
      "to_amount as to",
      "amount",
      "hub_id as hubId",
      "retailer_type as retailerType",
      "platform",
    ])
    .where("active", "=", true)
    .where(sql<boolean>`${day}::date between valid_from and coalesce(valid_till, 'infinity')`)
    .where((eb) => eb.or([eb("hub_id", "is", null), eb("hub_id", "=", hubId)]))
    .where((eb) => eb.or([eb("retailer_type", "is", null), eb("retailer_type", "=", retailerType)]))
    .where((eb) => eb.or([eb("platform", "is", null), eb("platform", "=", sql<"O2R">`${platform}`)]))
    .execute();
