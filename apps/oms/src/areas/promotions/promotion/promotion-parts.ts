import type { PromotionValues } from "@o2r/api/contract/promotions";
import type { Db } from "../../../db/schema.ts";

/** Puts what a promotion is of in the place of what it was of. */
export const replaceParts = async (
  db: Db,
  promotion_id: string,
  { hubs = [], brands = [], products = [], retailers = [] }: PromotionValues,
): Promise<void> => {
  for (const table of ["promotion_hub", "promotion_brand", "promotion_product", "promotion_retailer"] as const)
    await db.deleteFrom(table).where("promotion_id", "=", promotion_id).execute();
  if (hubs.length > 0)
    await db
      .insertInto("promotion_hub")
      .values(hubs.map((warehouse_id) => ({ promotion_id, warehouse_id })))
      .execute();
  if (brands.length > 0)
    await db
      .insertInto("promotion_brand")
      .values(brands.map((brand_id) => ({ promotion_id, brand_id })))
      .execute();
  if (products.length > 0)
    await db
      .insertInto("promotion_product")
      .values(products.map((product_id) => ({ promotion_id, product_id })))
      .execute();
  if (retailers.length > 0)
    await db
      .insertInto("promotion_retailer")
      .values(retailers.map((retailer_id) => ({ promotion_id, retailer_id })))
      .execute();
};
