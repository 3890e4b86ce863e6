import { sql, type Insertable } from "kysely";
import type { ProductDetail, ProductValues, productEndpoints } from "@o2r/api/contract/catalogue";
import { newId } from "../../db/id.ts";
import { lockRow, updateRow } from "../../db/repository.ts";
import type { Db } from "../../db/schema.ts";
import { invalid, notFound, stale } from "../../http/app-error.ts";
import { readHistory } from "../../audit/history.ts";
import type { Handlers } from "../../http/context.ts";
import { checkProduct } from "./product-checks.ts";
import { listProducts } from "./product-list.ts";
import { findProduct } from "./product-query.ts";
import { toAudited, toColumns, toProductDetail, toProductRow } from "./product-wire.ts";
import { firstFreeSku, makeSku } from "./sku.ts";
import type { ProductTable } from "./tables.ts";

const readDetail = async (db: Db, id: string): Promise<ProductDetail> => {
  const found = await findProduct(db, id);
  if (!found) throw notFound("Product");
  return toProductDetail(found);
};

/** Holds a product that still has the version the caller saw; 412 with what happened since when it has not. */
const holdProduct = async (db: Db, id: string, version: number): Promise<ProductDetail> => {
  const row = await lockRow(db, "product", id);
  if (!row) throw notFound("Product");
  const detail = await readDetail(db, id);
  if (row.version !== version)
    throw stale({ row: detail, changes: await readHistory(db, { entity: "product", id, sinceVersion: version }) });
  return detail;
};

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

/** A SKU made from brand and name that nobody has yet. */
const freeSku = async (db: Db, { brandId, formName }: ProductValues): Promise<string> => {
  const brand = brandId
    ? await db.selectFrom("brand").select("name").where("id", "=", brandId).executeTakeFirst()
    : undefined;
  const base = makeSku(brand?.name ?? "", formName);
  const similar = await db
    .selectFrom("product")
    .select(sql<string>`upper(sku)`.as("sku"))
    .where(sql`lower(sku)`, "like", `${base.slice(0, 18).toLowerCase()}%`)
    .execute();
  return firstFreeSku(base, new Set(similar.map(({ sku }) => sku)));
};

type NewProduct = Insertable<ProductTable>;

/** Adds a product under a SKU that is made for it. Whoever takes the same one in the meantime makes us try the next. */
const insertUnderFreeSku = async (db: Db, row: Omit<NewProduct, "sku">, values: ProductValues): Promise<void> => {
  for (;;) {
    const added = await db
      .insertInto("product")
      .values({ ...row, sku: await freeSku(db, values) })
      .onConflict((conflict) => conflict.expression(sql`lower(sku)`).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (added) return;
  }
};

/** The products of the catalogue. */
export const productHandlers: Handlers<typeof productEndpoints> = {
  list: async ({ db, query }) => {
    const page = await listProducts(db, query);
    return { ...page, content: page.content.map(toProductRow) };
  },

  get: ({ db, params }) => readDetail(db, params.id),

  create: async ({ db, actor, body, now, audit }) => {
    const errors = await checkProduct({ db, actorId: actor.id, values: body, before: null });
    if (errors.length > 0) throw invalid(errors);
    const id = newId();
    const by = { created_at: now, created_by: actor.id, updated_at: now, updated_by: actor.id };
    const row = { id, ...toColumns(body), ...by };
    if (body.sku === undefined) await insertUnderFreeSku(db, row, body);
    else
      await db
        .insertInto("product")
        .values({ ...row, sku: body.sku })
        .execute();
    await replaceParts(db, id, body);
    const detail = await readDetail(db, id);
    audit({ entity: "product", id, version: detail.version, after: toAudited(detail) });
    return detail;
  },

  update: async ({ db, actor, params: { id }, body, version, now, audit }) => {
    const before = await holdProduct(db, id, version);
    const errors = await checkProduct({ db, actorId: actor.id, values: body, before });
    if (errors.length > 0) throw invalid(errors);
    const by = { updated_at: now, updated_by: actor.id };
    await updateRow(db, "product", { id, version }, { sku: body.sku ?? before.sku, ...toColumns(body), ...by });
    await replaceParts(db, id, body);
    const after = await readDetail(db, id);
    audit({ entity: "product", id, version: after.version, before: toAudited(before), after: toAudited(after) });
    return after;
  },

  setActive: async ({ db, actor, params: { id }, body: { active }, version, now, audit }) => {
    const before = await holdProduct(db, id, version);
    await updateRow(db, "product", { id, version }, { active, updated_at: now, updated_by: actor.id });
    const after = await readDetail(db, id);
    audit({
      entity: "product",
      id,
      version: after.version,
      action: active ? "product.activated" : "product.deactivated",
      before: { active: before.active },
      after: { active },
    });
    return after;
  },

  history: async ({ db, params: { id } }) => {
    await readDetail(db, id);
    return readHistory(db, { entity: "product", id });
  },
};
