import { sql, type Expression, type SqlBool } from "kysely";
import { readDates } from "@o2r/api/contract";
import { promotionList, type PromotionRecord, type PromotionRow } from "@o2r/api/contract/promotions";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Sides } from "../../../db/scope.ts";
import { readList } from "../../../kit/read-list.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { toRecord, type PromotionReach } from "./promotion-columns.ts";
import { fundingText, givesText } from "./promotion-words.ts";

/** The column that a reach into promotions goes by: the one hub that it is for. */
export const promotionSides: Sides<Expression<string | null>> = {
  warehouse: sql.ref<string | null>("promotion.warehouse_id"),
};

const tallied = (column: "uses" | "spent") =>
  sql<number>`coalesce((select sum(${sql.ref(column)}) from promotion_tally
    where promotion_tally.promotion_id = promotion.id), 0)::bigint`;

/** The names of the hubs that a promotion is for; null where it holds at every hub. */
export const hubNames = sql<string | null>`(
  select string_agg(warehouse.company_name, ', ' order by warehouse.company_name)
  from promotion_hub join warehouse on warehouse.id = promotion_hub.warehouse_id
  where promotion_hub.promotion_id = promotion.id)`;

const selectPromotions = (db: Db) =>
  db
    .selectFrom("promotion")
    .leftJoin("app_user as maker", "maker.id", "promotion.created_by")
    .selectAll("promotion")
    .select(["maker.name as maker", hubNames.as("hub"), tallied("uses").as("uses"), tallied("spent").as("spent")]);

type Found = Awaited<ReturnType<ReturnType<typeof selectPromotions>["executeTakeFirstOrThrow"]>>;

const toRow = (found: Found): PromotionRow => ({
  id: found.id,
  version: found.version,
  code: found.code,
  title: found.title,
  kind: found.kind,
  discountType: found.discount_type,
  gives: givesText(found),
  fundedBy: found.funded_by,
  funding: fundingText(found),
  validFrom: found.valid_from,
  validTill: found.valid_till,
  platform: found.platform,
  hub: found.hub,
  uses: found.uses,
  useLimit: found.use_limit,
  retailerLimit: found.retailer_limit,
  dayLimit: found.day_limit,
  spent: toRupees(found.spent as Paise), // a sum of Paise
  budget: found.budget === null ? null : toRupees(found.budget),
  priority: found.priority,
  stackable: found.stackable,
  state: found.state,
  createdBy: found.maker,
  updatedAt: found.updated_at,
});

/** One promotion as its page has it. */
export const readPromotion = async (db: Db, id: string): Promise<PromotionRow> => {
  const found = await selectPromotions(db).where("promotion.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Promotion");
  return toRow(found);
};

const isOf = (table: string, column: string) => (text: string) =>
  sql<SqlBool>`exists (select from ${sql.table(table)} as part
    where part.promotion_id = promotion.id and part.${sql.ref(column)} = any(${text.split(",")}::uuid[]))`;

/** Those that hold on some day between two. */
const validOn = (text: string) => {
  const days = readDates(text);
  return days === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(promotion.valid_from <= ${days.to}::date and promotion.valid_till >= ${days.from}::date)`;
};

export const listPromotions = readList(promotionList, {
  select: selectPromotions,
  id: sql<string>`promotion.id`,
  sorts: {
    title: sql`lower(promotion.title)`,
    code: { by: sql`lower(promotion.code)`, nullable: true },
    validFrom: sql`promotion.valid_from`,
    validTill: sql`promotion.valid_till`,
    priority: sql`promotion.priority`,
    state: sql`promotion.state`,
    updatedAt: sql`promotion.updated_at`,
  },
  filters: {
    state: sql`promotion.state`,
    kind: sql`promotion.kind`,
    valid: validOn,
    // Also what names products of the brand.
    brand: (text) =>
      sql<SqlBool>`(${isOf("promotion_brand", "brand_id")(text)} or exists (select from promotion_product as part
        join product on product.id = part.product_id
        where part.promotion_id = promotion.id and product.brand_id = any(${text.split(",")}::uuid[])))`,
    // Also what holds at every hub.
    hub: (text) =>
      sql<SqlBool>`(${isOf("promotion_hub", "warehouse_id")(text)}
        or not exists (select from promotion_hub as part where part.promotion_id = promotion.id))`,
    fundedBy: sql`promotion.funded_by`,
    typed: sql`promotion.code is not null`,
  },
  search: { title: sql`promotion.title`, code: sql`coalesce(promotion.code, '')` },
  toRow,
});

const idsOf = (table: string, column: string) =>
  sql<string[]>`array(select ${sql.ref(column)} from ${sql.table(table)}
    where promotion_id = promotion.id order by ${sql.ref(column)})`;

/** What a promotion is of, as columns. */
export const reachColumns = [
  idsOf("promotion_hub", "warehouse_id").as("hubs"),
  idsOf("promotion_brand", "brand_id").as("brands"),
  idsOf("promotion_product", "product_id").as("products"),
  idsOf("promotion_retailer", "retailer_id").as("retailers"),
] as const;

/** One promotion as its form has it. */
export const findPromotion = async (db: Db, id: string): Promise<PromotionRecord | undefined> => {
  const found = await db
    .selectFrom("promotion")
    .selectAll("promotion")
    .select(reachColumns)
    .where("promotion.id", "=", id)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { hubs, brands, products, retailers } = found;
  return toRecord(found, { hubs, brands, products, retailers } satisfies PromotionReach);
};
