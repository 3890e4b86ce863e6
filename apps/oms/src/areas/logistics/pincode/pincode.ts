import type { pincodeEndpoints } from "@o2r/api/contract/logistics";
import { unknownPincode } from "@o2r/api/contract/core";
import type { Registry } from "@o2r/forms";
import { inquiry, lookup } from "@o2r/forms/async";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";

const areasOf = (db: Db, pincode: string) =>
  db
    .selectFrom("pincode_area")
    .select(["city", "state", "localities"])
    .where("pincode", "=", pincode)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("pincode as own")
          .select("own.id")
          .whereRef("own.pincode", "=", "pincode_area.pincode")
          .where("own.active", "=", true),
      ),
    )
    .orderBy("place")
    .execute();

/** Active hubs that deliver to a pincode, the primary one first. */
const hubsOf = (db: Db, pincode: string) =>
  db
    .selectFrom("pincode_hub")
    .innerJoin("warehouse", "warehouse.id", "pincode_hub.hub_id")
    .select(["warehouse.id", "warehouse.company_name as name", "pincode_hub.rank"])
    .where("pincode_hub.pincode", "=", pincode)
    .where("warehouse.active", "=", true)
    .orderBy("pincode_hub.rank")
    .execute();

/** What pincodes stand for. */
export const pincodeHandlers: Handlers<typeof pincodeEndpoints> = {
  find: async ({ db, query: { pincode } }) => {
    const areas = await areasOf(db, pincode);
    const [first] = areas;
    if (first === undefined) return null;
    return { pincode, city: first.city, state: first.state, areas, servedBy: await hubsOf(db, pincode) };
  },
};

/** What forms ask of a pincode: each answer as it stands now. */
export const pincodeForms = (db: Db): Pick<Registry, "checks" | "derivations"> => {
  const now = { wait: 0, remember: 0 };
  return {
    checks: {
      knownPincode: inquiry(async (pincode) => (await areasOf(db, String(pincode))).length > 0, {
        ...now,
        message: unknownPincode,
      }),
    },
    derivations: { placeOfPincode: lookup(async ([pincode]) => (await areasOf(db, String(pincode)))[0], now) },
  };
};
