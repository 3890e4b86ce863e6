import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import { firstFreeSku } from "./sku.ts";

/** The SKUs, in capitals, that stand in the way of one like this: those of products and of combos, which are sold alike. */
const similarSkus = async (db: Db, base: string): Promise<ReadonlySet<string>> => {
  const similar = await db
    .selectFrom("sku")
    .select(sql<string>`upper(code)`.as("sku"))
    .where("code", "like", `${base.slice(0, 18).toLowerCase()}%`)
    .execute();
  return new Set(similar.map(({ sku }) => sku));
};

/**
 * Takes the first free SKU like this for a product or combo that is about to be added. Whoever takes the same one in the
 * meantime makes us try the next.
 */
export const takeFreeSku = async (db: Db, ownerId: string, base: string): Promise<string> => {
  for (;;) {
    const sku = firstFreeSku(base, await similarSkus(db, base));
    const taken = await db
      .insertInto("sku")
      .values({ code: sku.toLowerCase(), owner_id: ownerId })
      .onConflict((conflict) => conflict.column("code").doNothing())
      .returning("code")
      .executeTakeFirst();
    if (taken) return sku;
  }
};
