import { sql } from "kysely";
import { beatsReport, type beatsEndpoints } from "@o2r/api/contract/insight";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";

interface Found {
  readonly id: string;
  readonly warehouseId: string;
  readonly beat: string;
  readonly region: string;
  readonly warehouse: string;
  readonly shops: number;
  readonly bought: number;
  readonly coverage: number | null;
  readonly orders: number;
  readonly value: Paise;
}

const covered = sql<Found>`(
  select beat.id, beat.hub_id as "warehouseId", min(beat.name) as beat, min(region.name) as region,
    min(warehouse.company_name) as warehouse, count(retailer.id)::int as shops,
    count(retailer.id) filter (where bought.orders > 0)::int as bought,
    round(100.0 * count(retailer.id) filter (where bought.orders > 0) / nullif(count(retailer.id), 0), 1)::float8 as coverage,
    coalesce(sum(bought.orders), 0)::int as orders, coalesce(sum(bought.value), 0)::bigint as value
  from beat
  join region on region.id = beat.region_id
  join warehouse on warehouse.id = beat.hub_id
  left join retailer on retailer.beat_id = beat.id and retailer.state = 'ACTIVE'
  left join lateral (
    select count(*) as orders, sum(orders.total) as value from orders
    where orders.retailer_id = retailer.id and orders.state <> 'CANCELLED' and orders.placed_at >= now() - interval '30 days'
  ) bought on true
  where beat.active
  group by beat.id
)`;

const list = readList(beatsReport, {
  select: (db: Db) => db.selectFrom(covered.as("row")).selectAll(),
  id: sql<string>`"row".id`,
  sorts: {
    beat: sql`lower("row".beat)`,
    shops: sql`"row".shops`,
    bought: sql`"row".bought`,
    coverage: sql`"row".coverage`,
    value: sql`"row".value`,
  },
  filters: { warehouse: sql`"row"."warehouseId"` },
  search: { beat: sql`"row".beat` },
  toRow: ({ warehouseId: _, value, ...row }: Found) => ({
    ...row,
    value: toRupees(value),
  }),
});

/** How far beats are covered. */
export const beatsHandlers: Handlers<typeof beatsEndpoints> = {
  list: ({ db, query, scope }) => list(db, query, scope.covers(sql.ref("row.warehouseId"))),
};
