import { sql } from "kysely";
import { rateChangeLife, type RateChange, type rateChangeEndpoints } from "@o2r/api/contract/catalogue";
import { newId } from "../../../db/id.ts";
import { insertRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { invalid, notFound } from "../../../app-error.ts";
import type { Handlers } from "../../../http/context.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { toTax } from "../../../trade/tax.ts";
import { applyRate } from "./apply-rates.ts";

const { entity } = rateChangeLife;
const mostChanges = 50;
const mostProducts = 50;

const selectRates = (db: Db) =>
  db
    .selectFrom("rate_change as change")
    .leftJoin("app_user as maker", "maker.id", "change.created_by")
    .select([
      "change.id",
      "change.version",
      "change.state",
      "change.effective_on as effectiveOn",
      sql<number>`change.gst::float8`.as("gst"),
      sql<number>`change.cess::float8`.as("cess"),
      "change.tax_base as taxBase",
      sql<number>`change.cess_per_unit::float8`.as("cessPerUnit"),
      "change.reason",
      sql<string>`coalesce(maker.name, '')`.as("plannedBy"),
      "change.created_at as plannedAt",
      "change.products",
    ]);

const read = async (db: Db, id: string): Promise<RateChange> => {
  const found = await selectRates(db).where("change.id", "=", id).executeTakeFirst();
  if (!found) throw notFound("Rate change");
  return found;
};

const subCategoryOf = async (db: Db, id: string) => {
  const found = await db
    .selectFrom("sub_category")
    .select(["gst", "cess", "tax_base", "cess_per_unit"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) throw notFound("Sub-category");
  const { base: taxBase, ...rate } = toTax(found);
  return { ...rate, taxBase };
};

/** Whether the sub-category has another rate by a day than it has now. */
const waitsBefore = async (
  db: Db,
  { subCategoryId, effectiveOn }: { readonly subCategoryId: string; readonly effectiveOn: string },
): Promise<boolean> => {
  const found = await db
    .selectFrom("rate_change")
    .select("id")
    .where("sub_category_id", "=", subCategoryId)
    .where("state", "=", "SCHEDULED")
    .where("effective_on", "<", effectiveOn)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** New rates of tax for a sub-category and its products, from a day on. */
export const rateChangeHandlers: Handlers<typeof rateChangeEndpoints> = {
  preview: async ({ db, query }) => {
    const { gst, cess, taxBase = "TRANSACTION", cessPerUnit = 0 } = query;
    const asked = [...new Set(query.subCategory.split(","))];
    const known = await db.selectFrom("sub_category").select("id").where("id", "in", asked).execute();
    if (known.length < asked.length) throw notFound("Sub-category");
    const changes = sql<boolean>`(product.gst = sub.gst and product.cess = sub.cess
      and product.tax_base = sub.tax_base and product.cess_per_unit = sub.cess_per_unit)`;
    // To the paisa, as the warning of a single product has it.
    const rate = sql`(${gst}::numeric + ${cess}::numeric)`;
    const byRate =
      taxBase === "RETAIL_PRICE" ? sql`product.mrp * ${rate} / (100 + ${rate})` : sql`product.ptr * ${rate} / 100`;
    const taxed = sql`round(product.ptr + ${byRate} + ${cessPerUnit}::numeric * 100)`;
    const above = sql<boolean>`(${changes} and ${taxed} > product.mrp)`;
    const products = db
      .selectFrom("product")
      .innerJoin("sub_category as sub", "sub.id", "product.sub_category_id")
      .where("sub.id", "in", asked);
    const counted = await products
      .select([
        sql<number>`count(*) filter (where ${changes})`.as("changing"),
        sql<number>`count(*) filter (where not ${changes})`.as("keeping"),
        sql<number>`count(*) filter (where ${above})`.as("aboveMrp"),
      ])
      .executeTakeFirstOrThrow();
    const first = await products
      .select([
        "product.id",
        "product.name",
        "product.sku",
        "sub.name as subCategory",
        sql<number>`product.gst::float8`.as("gst"),
        sql<number>`product.cess::float8`.as("cess"),
        "product.tax_base as taxBase",
        sql<number>`product.cess_per_unit::float8`.as("cessPerUnit"),
        changes.as("changes"),
        above.as("aboveMrp"),
      ])
      .orderBy(above, "desc")
      .orderBy(changes, "desc")
      .orderBy(sql`lower(product.name)`)
      .orderBy("product.id")
      .limit(mostProducts)
      .execute();
    return { ...counted, products: first };
  },

  list: async ({ db, query: { subCategory } }) => {
    await subCategoryOf(db, subCategory);
    return selectRates(db)
      .where("change.sub_category_id", "=", subCategory)
      .orderBy("change.created_at", "desc")
      .orderBy("change.id", "desc")
      .limit(mostChanges)
      .execute();
  },

  plan: async ({ db, actor, body, now, audit }) => {
    const before = await subCategoryOf(db, body.subCategoryId);
    const { taxBase = "TRANSACTION", cessPerUnit = 0 } = body;
    if (
      before.gst === body.gst &&
      before.cess === body.cess &&
      before.taxBase === taxBase &&
      before.cessPerUnit === cessPerUnit &&
      // Back to the rate of today may be planned beside another that comes before.
      !(await waitsBefore(db, body))
    )
      throw invalid([{ field: "gst", message: "This is the sub-category's rate already" }]);
    const id = newId();
    const planned = await insertRow(db, "rate_change", {
      id,
      sub_category_id: body.subCategoryId,
      effective_on: body.effectiveOn,
      state: "SCHEDULED",
      gst: body.gst,
      cess: body.cess,
      tax_base: taxBase,
      cess_per_unit: cessPerUnit,
      reason: body.reason,
      created_at: now,
      created_by: actor.id,
      updated_at: now,
      updated_by: actor.id,
    });
    const entries = await applyRate(db, planned, now, actor.id);
    const row = await read(db, id);
    const { state, effectiveOn, gst, cess, reason } = row;
    const told = { state, effectiveOn, gst, cess, taxBase: row.taxBase, cessPerUnit: row.cessPerUnit || null, reason };
    audit({ entity, id, version: row.version, after: told });
    for (const entry of entries.filter((one) => one.entity !== entity)) audit(entry);
    return row;
  },

  ...lifecycleHandlers({
    life: rateChangeLife,
    table: "rate_change",
    noun: "Rate change",
    read,
    guards: {},
    effects: {},
  }),
};
