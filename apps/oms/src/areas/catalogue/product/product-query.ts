import { sql, type RawBuilder } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "../../../db/schema.ts";
import type { Actor } from "../../../http/actor.ts";
import { availableOn } from "../../stock/batch/available.ts";
import { firstImage } from "./product-columns.ts";

/** Products with the names of what they refer to. */
export const productsWithNames = (db: Db) =>
  db
    .selectFrom("product")
    .leftJoin("brand", "brand.id", "product.brand_id")
    .leftJoin("sub_category as sub", "sub.id", "product.sub_category_id")
    .leftJoin("category", "category.id", "sub.category_id")
    .leftJoin("company", "company.id", "product.company_id");

/** The parts of a kit that are switched off, by name. */
const partsOff = sql<string[]>`array(
  select part.name from sku_kit_item item join product part on part.id = item.component_id
  where item.product_id = product.id and not part.active order by item.position)`.as("parts_off");

/** Units that an order could take on a day, in the warehouses that somebody sees. Of each row that a page shows alone. */
const inStockFor = ({ warehouses }: Pick<Actor, "warehouses">, day: string): RawBuilder<number> => {
  const inReach = warehouses === "all" ? sql`true` : sql`balance.warehouse_id = any(${[...warehouses]}::uuid[])`;
  return sql`(
    select coalesce(sum(${availableOn(sql`${day}::date`)}), 0)::int from stock_balance as balance
    join batch on batch.id = balance.batch_id and batch.warehouse_id = balance.warehouse_id
    where balance.product_id = product.id and ${inReach}
  )`;
};

/** The columns of one row of the list, as somebody sees it on a day. */
export const selectListed = (actor: Actor, day: string) => (db: Db) =>
  productsWithNames(db).select((eb) => [
    inStockFor(actor, day).as("in_stock"),
    "product.id",
    "product.version",
    "product.sku",
    "product.name",
    "brand.name as brand",
    "company.name as manufacturer",
    "category.name as category",
    "sub.name as sub_category",
    "product.pack_of",
    "product.pack_type",
    "product.unit_weight",
    "product.weight_type",
    "product.hsn",
    "product.gst",
    "product.cess",
    "product.o2rlp",
    "product.pth",
    "product.ptr",
    "product.mrp",
    "product.platform",
    "product.product_type",
    "product.active",
    "product.updated_at",
    firstImage("product.id"),
    partsOff,
    eb
      .exists(
        eb
          .selectFrom("sku_kit_item as item")
          .select(sql`1`.as("one"))
          .whereRef("item.product_id", "=", "product.id"),
      )
      .as("kit"),
  ]);

/** The same with what only a file of the list has. */
export const selectFiled = (actor: Actor, day: string) => (db: Db) =>
  selectListed(
    actor,
    day,
  )(db).select((eb) => [
    "product.item_type",
    "product.length_cm",
    "product.width_cm",
    "product.height_cm",
    "product.shelf_life",
    "product.central_o2rlp",
    "product.central_pth",
    "product.central_ptr",
    "product.central_mrp",
    "product.tax_base",
    "product.cess_per_unit",
    "product.ean",
    "product.sac",
    "product.target_customer",
    "product.max_order_quant",
    "product.description",
    eb
      .selectFrom("sku_kit_item as item")
      .innerJoin("product as part", "part.id", "item.component_id")
      .select(sql<string[]>`array_agg(part.sku order by item.position)`.as("parts"))
      .whereRef("item.product_id", "=", "product.id")
      .as("kit_parts"),
  ]);

/** Everything of one product. */
export const findProduct = (db: Db, id: string) =>
  productsWithNames(db)
    .leftJoin("app_user as editor", "editor.id", "product.updated_by")
    .selectAll("product")
    .select((eb) => [
      "brand.name as brand",
      "company.name as manufacturer",
      "category.name as category",
      "sub.name as sub_category",
      "editor.name as editor",
      partsOff,
      sql<string | null>`round(product.length_cm * product.width_cm * product.height_cm / 1000000, 8)`.as(
        "cubic_metres",
      ),
      jsonArrayFrom(
        eb
          .selectFrom("product_image as image")
          .select("image.document_id as id")
          .whereRef("image.product_id", "=", "product.id")
          .orderBy("image.position"),
      ).as("images"),
      jsonArrayFrom(
        eb
          .selectFrom("sku_kit_item as item")
          .innerJoin("product as part", "part.id", "item.component_id")
          .select(["part.id", "part.name"])
          .whereRef("item.product_id", "=", "product.id")
          .orderBy("item.position"),
      ).as("kit"),
    ])
    .where("product.id", "=", id)
    .executeTakeFirst();

export type ListedProduct = Awaited<ReturnType<ReturnType<ReturnType<typeof selectListed>>["executeTakeFirstOrThrow"]>>;
export type FiledProduct = Awaited<ReturnType<ReturnType<ReturnType<typeof selectFiled>>["executeTakeFirstOrThrow"]>>;
export type FoundProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>;
