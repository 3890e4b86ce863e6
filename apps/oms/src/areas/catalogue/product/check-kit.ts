import type { FieldError } from "@o2r/api/contract";
import type { ProductDetail, ProductValues } from "@o2r/api/contract/catalogue";
import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import { holdProducts } from "./hold-products.ts";
import type { Checking } from "../../../kit/thing-handlers.ts";

/** Whether any unit of a product is on the books, on its way too: of a kit nobody could sell it. */
const hasStock = async (db: Db, productId: string): Promise<boolean> =>
  (await db
    .selectFrom("stock_balance")
    .select("batch_id")
    .where("product_id", "=", productId)
    .where(sql<boolean>`on_hand + in_flight + quarantine + rejected > 0`)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** What is wrong with the kit of a product beyond the rules of its form: rules that need other rows. */
export const checkKit = async ({
  db,
  values,
  before,
}: Checking<ProductDetail, ProductValues>): Promise<FieldError | null> => {
  const wrong = (message: string): FieldError => ({ field: "skuKit", message });
  const ids = values.skuKit ?? [];
  if (ids.length === 0) return null;
  if (before && ids.includes(before.id)) return wrong("A kit cannot contain itself");
  await holdProducts(db, ids);
  const parts = await db
    .selectFrom("product")
    .select((eb) => [
      "product.name",
      eb
        .exists(
          eb
            .selectFrom("sku_kit_item as item")
            .select("item.product_id")
            .whereRef("item.product_id", "=", "product.id"),
        )
        .as("kit"),
    ])
    .where("product.id", "in", ids)
    .execute();
  if (parts.length < ids.length) return wrong("A product of the kit does not exist any more");
  const nested = parts.find((part) => part.kit);
  if (nested) return wrong(`${nested.name} is a kit itself, and a kit cannot contain another`);
  const user =
    before &&
    (await db.selectFrom("sku_kit_item").select("product_id").where("component_id", "=", before.id).executeTakeFirst());
  if (user) return wrong("This product is part of a kit, so it cannot be a kit itself");
  // A kit has no stock of its own: the combo could never be sold, nor be saved again.
  const combo =
    before &&
    before.skuKit.length === 0 &&
    (await db
      .selectFrom("combo_item as item")
      .innerJoin("combo", "combo.id", "item.combo_id")
      .select("combo.name")
      .where("item.product_id", "=", before.id)
      .executeTakeFirst());
  if (combo) return wrong(`This product is part of the combo ${combo.name}, so it cannot be a kit itself`);
  return before && before.skuKit.length === 0 && (await hasStock(db, before.id))
    ? wrong("This product has stock of its own, which a kit has not: move that first")
    : null;
};
