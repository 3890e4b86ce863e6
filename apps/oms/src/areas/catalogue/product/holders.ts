import { may } from "@o2r/api/contract";
import type { ProductHolders } from "@o2r/api/contract/catalogue";
import { todayIn } from "@o2r/forms/server";
import type { Db } from "../../../db/schema.ts";
import type { Actor } from "../../../http/actor.ts";

/** What cannot be sold while these products are inactive. What is among them itself is switched off with them. */
export const holdersOf = async (db: Db, actor: Actor, ids: readonly string[], now: Date): Promise<ProductHolders> => {
  const [kits, combos] = await Promise.all([
    db
      .selectFrom("product")
      .select("name")
      .where("active", "=", true)
      .where("id", "not in", ids)
      .where("id", "in", db.selectFrom("sku_kit_item").select("product_id").where("component_id", "in", ids))
      .orderBy("name")
      .execute(),
    db
      .selectFrom("combo")
      .select("name")
      .where("active", "=", true)
      .where("valid_till", ">=", todayIn(undefined, now))
      .where("id", "in", db.selectFrom("combo_item").select("combo_id").where("product_id", "in", ids))
      .orderBy("name")
      .execute(),
  ]);
  const seen = may(actor.userType, "combo.manage") ? combos : [];
  return {
    kits: kits.map(({ name }) => name),
    combos: seen.map(({ name }) => name),
    unnamed: combos.length - seen.length,
  };
};
