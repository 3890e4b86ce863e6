import { sql } from "kysely";
import { productEndpoints, productForm, productPrices, type ProductPrices } from "@o2r/api/contract/catalogue";
import type { Db } from "../../../db/schema.ts";
import type { Choice, ChoicesAsked, Importer } from "../../../kit/importer.ts";
import { valuesOf } from "../../../kit/values-of.ts";
import { productHandlers } from "./product.ts";
import { findProduct } from "./product-query.ts";
import { toProductDetail } from "./product-wire.ts";
import { foreseePrices, inTheWayText } from "../price/save-prices.ts";
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

const dayText = (day: string): string => day.split("-").toReversed().join("-");

/** What becomes of the prices that a row changes, as the save of the row will have it. */
const foreseeRow: NonNullable<Importer["foresee"]> = async (db, { actor, standing, values }) => {
  // The form has taken them: they hold the four prices.
  const [before, after] = [standing.values, values] as unknown as readonly [ProductPrices, ProductPrices];
  const foreseen = await foreseePrices(db, { product: standing.id, actor, before, after, now: new Date() });
  if (foreseen.kind === "none") return { errors: [], said: {} };
  const { kind, changed } = foreseen;
  const [first = productPrices[0]] = changed;
  if (kind === "propose") {
    const errors = foreseen.inTheWay ? [{ field: first, message: inTheWayText }] : [];
    return { errors, said: Object.fromEntries(changed.map((price) => [price, { proposed: true }])) };
  }
  const days = foreseen.revoked.map(({ effective_on }) => dayText(effective_on));
  const overtakes = `Revokes the price ${days.length === 1 ? "change" : "changes"} of ${days.join(", ")}`;
  return { errors: [], said: days.length === 0 ? {} : { [first]: { overtakes } } };
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
  foresee: foreseeRow,
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
