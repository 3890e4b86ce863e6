import { sql } from "kysely";
import { productEndpoints, productForm } from "@o2r/api/contract/catalogue";
import type { Db } from "../../db/schema.ts";
import type { ChoicesAsked, Importer } from "../insight/import/importer.ts";
import type { Choice } from "../insight/import/read-cell.ts";
import { valuesOf } from "../insight/import/values-of.ts";
import { productHandlers } from "./product.ts";
import { findProduct } from "./product-query.ts";
import { toProductDetail } from "./product-wire.ts";
import { searchProducts } from "./search-products.ts";

const named =
  (table: "brand" | "company") =>
  async (db: Db): Promise<readonly Choice[]> => {
    const rows = await db.selectFrom(table).select(["id", "name"]).where("active", "=", true).execute();
    return rows.map(({ id, name }) => ({ value: id, names: [name] }));
  };

const subCategories = async (db: Db): Promise<readonly Choice[]> => {
  const rows = await db
    .selectFrom("sub_category as sub")
    .innerJoin("category", "category.id", "sub.category_id")
    .select(["sub.id", "sub.name", "category.name as category"])
    .where("sub.active", "=", true)
    .execute();
  // Two categories may each have one of the same name; with its category it is told apart.
  return rows.map(({ id, name, category }) => ({ value: id, names: [name, `${category} / ${name}`] }));
};

/** Products as a cell names them. */
export const namedProducts = {
  noun: "product",
  code: "SKU",
  read: async (db: Db, { texts }: ChoicesAsked): Promise<readonly Choice[]> => {
    const found = await searchProducts(db, texts);
    return found.map(({ id, sku, name }) => ({ value: id, names: [name, sku] }));
  },
} as const;

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

/** The products that a row may mean: by SKU where it has one, else by EAN. Of those, no more than two are looked for. */
const findIds = async (db: Db, { sku, formProductEan: ean }: Readonly<Record<string, unknown>>) => {
  const rows = db.selectFrom("product").select("id").limit(2);
  if (sku !== undefined) return rows.where(sql`lower(sku)`, "=", String(sku).toLowerCase()).execute();
  return ean === undefined ? [] : rows.where("ean", "=", String(ean)).execute();
};

/** Products from a file, by SKU or EAN. */
export const productImporter: Importer = {
  find: async (db, given) => {
    const [row, other] = await findIds(db, given);
    if (other)
      return {
        field: "formProductEan",
        message: "Several products have this EAN: write the SKU, which tells them apart",
      };
    const found = row && (await findProduct(db, row.id));
    if (!found) return undefined;
    const detail = toProductDetail(found);
    const values = valuesOf(productForm, detail);
    const names = {
      brandId: detail.brand,
      subCategoryId: detail.subCategory,
      formProductManufacturer: detail.manufacturer,
      skuKit: detail.kitProducts.map(({ name }) => name).join(", "),
    };
    return { id: detail.id, version: detail.version, values, names };
  },
  choices: {
    brand: named("brand"),
    company: named("company"),
    "sub-category": subCategories,
    WEIGHT_TYPE: options("WEIGHT_TYPE"),
    PACK_TYPE: options("PACK_TYPE"),
    retailerType: options("retailerType"),
  },
  searched: { product: namedProducts },
  create: { endpoint: productEndpoints.create, handler: productHandlers.create },
  update: { endpoint: productEndpoints.update, handler: productHandlers.update },
};
