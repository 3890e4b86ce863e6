import { sql } from "kysely";
import type { ChargeRule } from "@o2r/api/contract/orders";
import { sayOnce, type Part } from "../../db/compile-once.ts";
import { asRead, readAlone, type Read } from "../../db/read-together.ts";
import type { Db } from "../../db/schema.ts";

/** Whose charges are asked for. */
export interface ChargesAsked {
  /** `YYYY-MM-DD`, in Asia/Kolkata: the day on which the order is placed. */
  readonly day: string;
  /** Null where only what every hub charges is asked for. */
  readonly hubId: string | null | Part;
  readonly retailerType: string | null | Part;
  readonly platform: string;
  /** One that does not count, whatever it says. */
  readonly without?: string | null | undefined;
}

type Asked = Omit<ChargesAsked, "without"> & { readonly without: string | null };

const charges = sayOnce(
  ({
    day,
    hubId,
    retailerType,
    platform,
    without,
  }: Asked) => sql<ChargeRule>`select name, basis, from_amount as "from", to_amount as "to", amount, hub_id as "hubId",
        retailer_type as "retailerType", platform
      from charge
      where active and ${day}::date between valid_from and coalesce(valid_till, 'infinity')
        and (hub_id is null or hub_id = ${hubId})
        and (retailer_type is null or retailer_type = ${retailerType})
        and (platform is null or platform = ${platform})
        and id is distinct from ${without}::uuid`,
);

/** The charges that hold on a day for orders of a hub, a type of retailer and a platform. */
export const chargesRead = ({
  day,
  hubId,
  retailerType,
  platform,
  without = null,
}: ChargesAsked): Read<readonly ChargeRule[]> =>
  asRead(charges, { day, hubId, retailerType, platform, without } satisfies Asked, (rows) => rows);

/**
 * Reads charges as `chargesFor` takes them, which then says what an order of some value and weight bears:
 *
 *     const charges = chargesFor(await readCharges(db, asked), { ...asked, value, grams });
 */
export const readCharges = (db: Db, asked: ChargesAsked): Promise<readonly ChargeRule[]> =>
  readAlone(db, chargesRead(asked));
