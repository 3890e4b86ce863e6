import { sql } from "kysely";
import { may } from "@o2r/api/contract";
import { changedPrices, productForm, type ProductValues, type productEndpoints } from "@o2r/api/contract/catalogue";
import { insertRow, lockRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { checkKit } from "./check-kit.ts";
import { listProducts, type ProductQuery } from "./product-list.ts";
import { findProduct } from "./product-query.ts";
import { toAudited, toCentral, toCentralColumns, toColumns, toProductDetail } from "./product-wire.ts";
import { savePrices } from "../price/save-prices.ts";
import { makeSku } from "./sku.ts";
import { ofProducts } from "./suggestions.ts";
import { takeFreeSku } from "./take-free-sku.ts";

/** Puts the kit and the images of a product in the place of those it had. */
const replaceParts = async (db: Db, id: string, { skuKit = [], images = [] }: ProductValues): Promise<void> => {
  await db.deleteFrom("sku_kit_item").where("product_id", "=", id).execute();
  await db.deleteFrom("product_image").where("product_id", "=", id).execute();
  if (skuKit.length > 0) {
    await db
      .insertInto("sku_kit_item")
      .values(skuKit.map((component_id, position) => ({ product_id: id, component_id, position })))
      .execute();
  }
  if (images.length > 0) {
    await db
      .insertInto("product_image")
      .values(images.map((document_id, position) => ({ product_id: id, document_id, position })))
      .execute();
  }
};

/** A SKU made from brand and name that nothing else is sold by. */
const madeSku = async (db: Db, ownerId: string, { brandId, formName }: ProductValues): Promise<string> => {
  const brand = brandId
    ? await db.selectFrom("brand").select("name").where("id", "=", brandId).executeTakeFirst()
    : undefined;
  return takeFreeSku(db, ownerId, makeSku(brand?.name ?? "", formName));
};

const usual = thingHandlers({
  entity: "product",
  noun: "Product",
  table: "product",
  form: productForm,
  list: (db, query: ProductQuery, _reach, { actor, now }) => listProducts({ db, query, actor, now }),
  find: async (db, id) => {
    const found = await findProduct(db, id);
    return found && toProductDetail(found);
  },
  insert: async (db, made, values: ProductValues) => {
    const sku = values.sku ?? (await madeSku(db, made.id, values));
    await insertRow(db, "product", { ...made, ...toColumns(values), ...toCentralColumns(values), sku });
    await replaceParts(db, made.id, values);
  },
  update: async (db, before, changed, values) => {
    const central = changedPrices(before, values).length > 0 && toCentral(values);
    await updateRow(db, "product", before, {
      sku: values.sku ?? before.sku,
      ...toColumns(values),
      ...central,
      ...changed,
    });
    await replaceParts(db, before.id, values);
  },
  check: async (checking) => [await checkKit(checking)],
  lookup: {
    shows: { sku: sql.ref<string>("sku") },
    text: sql`search`,
    filters: { brand: sql.ref("brand_id") },
    suggests: ofProducts,
    // Prices are for those who may read products.
    maySuggest: ({ userType }) => may(userType, "product.read"),
  },
  audited: toAudited,
});

/** The products of the catalogue. */
export const productHandlers: Handlers<typeof productEndpoints> = {
  ...usual,

  update: async (context) => {
    const { db, actor, params, body, version, now, origin, audit, services } = context;
    // Held before anything is decided on its prices.
    const held = await lockRow(db, "product", params.id);
    const found = await findProduct(db, params.id);
    const save = (values: ProductValues) =>
      usual.update({
        db,
        actor,
        params,
        version,
        now,
        audit,
        services,
        body: values,
        get scope() {
          return context.scope;
        },
      });
    // Said by the usual save, as of every thing: there is none, or another version of it.
    if (!found || held?.version !== version)
      return { ...(await save(body)), pricing: { proposedId: null, revoked: 0 } };
    const before = toProductDetail(found);
    return savePrices({ db, actor, now, before, body, origin, audit, save });
  },
};
