import { sql } from "kysely";
import type { Db } from "../../db/schema.ts";

/** The SKUs, in capitals, that stand in the way of one like this: those of products and of combos, which are sold alike. */
export const similarSkus = async (db: Db, base: string): Promise<ReadonlySet<string>> => {
  const like = `${base.slice(0, 18).toLowerCase()}%`;
  const skusOf = (table: "product" | "combo") =>
    db
      .selectFrom(table)
      .select(sql<string>`upper(sku)`.as("sku"))
      .where(sql`lower(sku)`, "like", like);
  const similar = await skusOf("combo").union(skusOf("product")).execute();
  return new Set(similar.map(({ sku }) => sku));
};
