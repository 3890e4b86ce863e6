import { sql } from "kysely";
import { stockReport, type stockEndpoints } from "@o2r/api/contract/insight";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { rowKey } from "./row-key.ts";

interface Found {
  readonly id: string;
  readonly warehouseId: string;
  readonly brandId: string | null;
  readonly product: string;
  readonly sku: string;
  readonly brand: string;
  readonly warehouse: string;
  readonly onHand: number;
  readonly reserved: number;
  readonly expired: number;
  readonly within30: number;
  readonly within90: number;
  readonly value: Paise;
}

const today = sql`(now() at time zone 'Asia/Kolkata')::date`;
/** A batch's last day is one on which it may not be sold any more. */
const left = sql`(batch.expires_on - ${today})`;
const units = (from: number | null, to: number) => sql`coalesce(sum(balance.on_hand) filter (
  where ${left} <= ${sql.lit(to)} ${from === null ? sql`` : sql`and ${left} >= ${sql.lit(from)}`}
), 0)::int`;

const held = sql<Found>`(
  select ${rowKey(sql`balance.product_id`, sql`balance.warehouse_id`)} as id, balance.warehouse_id as "warehouseId",
    min(product.brand_id::text)::uuid as "brandId", min(product.name) as product, min(product.sku) as sku,
    min(coalesce(brand.name, '')) as brand, min(warehouse.company_name) as warehouse, sum(balance.on_hand)::int as "onHand",
    sum(balance.reserved)::int as reserved, ${units(null, 0)} as expired, ${units(1, 30)} as within30,
    ${units(31, 90)} as within90, sum(balance.on_hand * batch.pth)::bigint as value
  from stock_balance balance
  join batch on batch.id = balance.batch_id
  join product on product.id = balance.product_id
  left join brand on brand.id = product.brand_id
  join warehouse on warehouse.id = balance.warehouse_id
  where balance.on_hand > 0
  group by balance.product_id, balance.warehouse_id
)`;

const list = readList(stockReport, {
  select: (db: Db) => db.selectFrom(held.as("row")).selectAll(),
  id: sql<string>`"row".id`,
  sorts: {
    product: sql`lower("row".product)`,
    onHand: sql`"row"."onHand"`,
    expired: sql`"row".expired`,
    within30: sql`"row".within30`,
    value: sql`"row".value`,
  },
  filters: {
    warehouse: sql`"row"."warehouseId"`,
    brand: sql`"row"."brandId"`,
    soon: sql`"row".expired + "row".within30 > 0`,
  },
  search: { product: sql`"row".product`, sku: sql`"row".sku` },
  toRow: ({ warehouseId: _, brandId: __, value, ...row }: Found) => ({ ...row, value: toRupees(value) }),
});

/** Stock by how soon it expires. */
export const stockHandlers: Handlers<typeof stockEndpoints> = {
  list: ({ db, query, scope }) => list(db, query, scope.covers(sql.ref("row.warehouseId"))),
};
