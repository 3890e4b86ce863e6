import { sql } from "kysely";
import { retailerEndpoints, retailerForm } from "@o2r/api/contract/parties";
import type { Db } from "../../../db/schema.ts";
import type { Choice, Importer } from "../../../kit/importer.ts";
import { valuesOf } from "../../../kit/values-of.ts";
import { withoutZero } from "../../../trade/mobile-number.ts";
import { retailersOfFiles } from "./retailer.ts";
import { findRetailer } from "./select-retailers.ts";

const options =
  (category: string) =>
  async (db: Db): Promise<readonly Choice[]> => {
    const rows = await db
      .selectFrom("master_option")
      .select(["value", "label"])
      .where("category", "=", category)
      .where("active", "=", true)
      .execute();
    return rows.map(({ value, label }) => ({ value, names: [label, value] }));
  };

/** Retailers from a file, by their mobile. */
export const retailerImporter: Importer = {
  find: async (db, { mobile }) => {
    const row = await db
      .selectFrom("retailer")
      .select("id")
      .where("mobile", "=", withoutZero(String(mobile)))
      .executeTakeFirst();
    const found = row && (await findRetailer(db, row.id));
    if (!found) return undefined;
    const { id, version, hub, beat } = found;
    return { id, version, values: valuesOf(retailerForm, found), names: { hubId: hub, beatId: beat } };
  },
  choices: {
    shopType: options("shopType"),
    retailerType: options("retailerType"),
    beatType: options("beatType"),
    warehouse: async (db) => {
      const rows = await db
        .selectFrom("warehouse")
        .select(["id", "company_name"])
        .where("active", "=", true)
        .where("type", "=", "HUB")
        .execute();
      return rows.map(({ id, company_name }) => ({ value: id, names: [company_name] }));
    },
    beat: async (db) => {
      const rows = await db
        .selectFrom("beat")
        .innerJoin("warehouse", "warehouse.id", "beat.hub_id")
        .select(["beat.id", "beat.name", sql<string>`warehouse.company_name || ' / ' || beat.name`.as("whole")])
        .where("beat.active", "=", true)
        .execute();
      // Two hubs may each have one of the same name; with its hub it is told apart.
      return rows.map(({ id, name, whole }) => ({ value: id, names: [name, whole] }));
    },
  },
  create: { endpoint: retailerEndpoints.create, handler: retailersOfFiles.create },
  update: { endpoint: retailerEndpoints.update, handler: retailersOfFiles.update },
};
