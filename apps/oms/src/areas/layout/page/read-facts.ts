import { sql } from "kysely";
import type { PageBody, ShownContent, TargetFact } from "@o2r/api/contract/layout";
import type { Db } from "../../../db/schema.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { availableOn } from "../../stock/batch/available.ts";

const today = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

/** What pages show of products, categories, sub-categories and brands, without doubles. */
export const targetsOf = (bodies: readonly (PageBody | null | undefined)[]): readonly string[] =>
  targetsOfContents(bodies.flatMap((body) => body?.rails.flatMap(({ contents }) => contents) ?? []));

/** The same of contents by themselves. */
export const targetsOfContents = (contents: readonly ShownContent[]): readonly string[] => [
  ...new Set(contents.flatMap(({ target }) => target ?? [])),
];

/**
 * What is true now of what contents show: its name, picture and whether it is active; of products also their prices, and
 * how many packs the hub could sell. Two queries, however many there are.
 */
export const readFacts = async (db: Db, ids: readonly string[], hub: string | null): Promise<TargetFact[]> => {
  if (ids.length === 0) return [];
  const { rows: products } = await sql<{
    id: string;
    name: string;
    image: string | null;
    active: boolean;
    sku: string;
    mrp: Paise;
    ptr: Paise;
    packOf: number;
    units: number | null;
  }>`
    select product.id, product.name, product.active, product.sku, product.mrp, product.ptr, product.pack_of as "packOf",
      (select document_id from product_image where product_id = product.id order by position limit 1) as image,
      ${hub === null ? sql`null::bigint` : unitsAt(hub)} as units
    from product where product.id = any(${ids}::uuid[])
  `.execute(db);
  const { rows: others } = await sql<Omit<TargetFact, "product">>`
    select id, name, image_id as image, active from category where id = any(${ids}::uuid[])
    union all
    select id, name, image_id, active from sub_category where id = any(${ids}::uuid[])
    union all
    select id, name, logo_id, active from brand where id = any(${ids}::uuid[])
  `.execute(db);
  return [
    ...products.map(({ id, name, image, active, units, sku, mrp, ptr, packOf }) => ({
      id,
      name,
      image,
      active,
      product: {
        sku,
        mrp: toRupees(mrp),
        ptr: toRupees(ptr),
        packOf,
        available: units === null ? null : Math.max(0, Math.floor(units / packOf)),
      },
    })),
    ...others.map((other) => ({ ...other, product: null })),
  ];
};

const unitsAt = (hub: string) => sql<number>`(
  select coalesce(sum(${availableOn(today)}), 0)::bigint
  from stock_balance balance
  join batch on batch.id = balance.batch_id
  where balance.product_id = product.id and balance.warehouse_id = ${hub}::uuid
)`;

/** Ids of rails and contents of a published page that have been switched off since: they are shown nowhere. */
export const readOff = async (db: Db, bodies: readonly (PageBody | null)[]): Promise<ReadonlySet<string>> => {
  const rails = bodies.flatMap((body) => body?.rails ?? []);
  const railIds = [...new Set(rails.map(({ id }) => id))];
  const contentIds = [...new Set(rails.flatMap(({ contents }) => contents.map(({ id }) => id)))];
  const { rows } = await sql<{ id: string }>`
    select id from rail where id = any(${railIds}::uuid[]) and not active
    union all
    select id from layout_content where id = any(${contentIds}::uuid[]) and not active
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
};
