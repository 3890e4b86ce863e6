import { conflict } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import { holdProducts } from "../../catalogue/product/hold-products.ts";

/**
 * The name of the first of these products that is a kit: its parts come into stock, and it has none. All are held: none becomes
 * a kit until the transaction ends, because it has no stock yet.
 */
export const kitAmong = async (db: Db, productIds: readonly string[]): Promise<string | undefined> => {
  await holdProducts(db, productIds);
  const kit = await db
    .selectFrom("product")
    .select("name")
    .where("id", "in", productIds)
    .where((eb) =>
      eb.exists(
        eb.selectFrom("sku_kit_item as item").select("item.product_id").whereRef("item.product_id", "=", "product.id"),
      ),
    )
    .orderBy("name")
    .executeTakeFirst();
  return kit?.name;
};

/** 409 in words where units come into batches of a kit, which stand from before it was one. */
export const ensureNoKit = async (db: Db, batchIds: readonly string[]): Promise<void> => {
  const rows = await db.selectFrom("batch").select("product_id").distinct().where("id", "in", batchIds).execute();
  if (rows.length === 0) return;
  const name = await kitAmong(
    db,
    rows.map(({ product_id }) => product_id),
  );
  if (name !== undefined) throw conflict(`${name} is a kit: its parts come into stock`);
};
