import { isId } from "@o2r/api/contract/core";
import { expiry } from "@o2r/api/contract/stock";
import type { Registry } from "@o2r/forms";
import { lookup } from "@o2r/forms/async";
import type { Db } from "../../db/schema.ts";

/** What a product is, as far as an entry shows it. */
const findStocked = async (db: Db, id: string) => {
  if (!isId(id)) return undefined;
  const found = await db
    .selectFrom("product")
    .leftJoin("sub_category as sub", "sub.id", "product.sub_category_id")
    .leftJoin("category", "category.id", "sub.category_id")
    .select(["sku", "shelf_life", "sub.name as sub_category", "category.name as category"])
    .where("product.id", "=", id)
    .executeTakeFirst();
  return (
    found && {
      sku: found.sku,
      shelfLife: found.shelf_life,
      category: found.category ?? undefined,
      subCategory: found.sub_category ?? undefined,
    }
  );
};

/** What the forms of stock derive: what a chosen product is, and when a batch of it expires. */
export const stockDerivations = (db: Db): NonNullable<Registry["derivations"]> => ({
  expiry,
  stockedProduct: lookup(([productId]) => findStocked(db, String(productId)), { wait: 0, remember: 0 }),
});
