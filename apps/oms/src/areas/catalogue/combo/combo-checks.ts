import { moneyText, type FieldError } from "@o2r/api/contract";
import type { Combo, ComboValues } from "@o2r/api/contract/catalogue";
import type { Db } from "../../../db/schema.ts";
import type { Checking } from "../../../kit/thing-handlers.ts";
import { holdProducts } from "../product/hold-products.ts";
import { toPaise, toRupees, type Paise } from "../../../trade/paise.ts";

/** The components as they stand. */
const componentsOf = (db: Db, values: ComboValues) =>
  db
    .selectFrom("product")
    .select((eb) => [
      "product.id",
      "product.name",
      "product.mrp",
      "product.active",
      eb
        .exists(
          eb
            .selectFrom("sku_kit_item as item")
            .select("item.product_id")
            .whereRef("item.product_id", "=", "product.id"),
        )
        .as("kit"),
    ])
    .where(
      "id",
      "in",
      values.components.map(({ productId }) => productId),
    )
    .execute();

/** Only hubs sell: what a central warehouse has of the components is on its way to them. */
const notHub = async (db: Db, hubs: readonly string[] = []): Promise<FieldError | null> => {
  if (hubs.length === 0) return null;
  const other = await db
    .selectFrom("warehouse")
    .select("company_name as name")
    .where("id", "in", hubs)
    .where("type", "!=", "HUB")
    .executeTakeFirst();
  return other ? { field: "hubs", message: `${other.name} is not a hub` } : null;
};

/** What is wrong with a combo beyond the rules of its form: rules that need other rows. */
export const checkCombo = async ({ db, values, before }: Checking<Combo, ComboValues>) => {
  await holdProducts(
    db,
    values.components.map(({ productId }) => productId),
  );
  const products = new Map((await componentsOf(db, values)).map((row) => [row.id, row]));
  const known = new Set(before?.components.map(({ productId }) => productId));
  const wrong = values.components.map(({ productId }, at): FieldError | null => {
    const field = `components.${at}.productId`;
    const product = products.get(productId);
    if (!product) return { field, message: "This product does not exist any more" };
    if (product.kit) return { field, message: `${product.name} is a kit itself` };
    return product.active || known.has(productId) ? null : { field, message: `${product.name} is inactive` };
  });
  const sum = values.components.reduce(
    (all, { productId, quantity }) => all + (products.get(productId)?.mrp ?? 0) * quantity,
    0,
  ) as Paise; // a sum of Paise
  const dear: FieldError | null =
    toPaise(values.price) > sum
      ? { field: "price", message: `Above what its components cost together at MRP, ${moneyText(toRupees(sum))}` }
      : null;
  return [...wrong, dear, await notHub(db, values.hubs)];
};
