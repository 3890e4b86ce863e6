import { sql } from "kysely";
import { daysBetween, readDates } from "@o2r/api/contract/core";
import type { dashboardEndpoints } from "@o2r/api/contract/insight";
import { invalid } from "../../../app-error.ts";
import type { Handlers } from "../../../http/context.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";

interface Summed {
  readonly orders: number;
  readonly value: Paise;
}
interface Part extends Summed {
  readonly part: "all" | "before" | "day" | "state" | "hub" | "beat";
  readonly key: string | null;
  readonly name: string | null;
}

interface Sold extends Summed {
  readonly id: string;
  readonly name: string;
  readonly skuCode: string;
  readonly units: number;
}

const dayLength = 86_400_000;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
const counted = ({ orders, value }: Summed) => ({ orders, value: toRupees(value) });
const nothing: Summed = { orders: 0, value: 0 as Paise }; // no paise at all
/** How many hubs and beats are named. */
const named = 8;
const mostProducts = 10;

const daysOf = (placed: string) => {
  const range = readDates(placed);
  if (range === null) throw invalid([{ field: "placed", message: "Two days" }]);
  return range;
};

/**
 * What managers see of the day and the month: sums of `order_tally`, which every change of an order keeps right, and of
 * `sku_day`, which is counted again by the job that folds it.
 */
export const dashboardHandlers: Handlers<typeof dashboardEndpoints> = {
  orders: async ({ db, query, scope }) => {
    const range = daysOf(query.placed);
    const length = daysBetween(range.from, range.to) + 1;
    const reached = scope.covers({
      owner: sql.ref<string | null>("tally.created_by"),
      warehouse: sql.ref<string | null>("tally.warehouse_id"),
      beat: sql.ref<string | null>("tally.beat_id"),
    });
    const { rows } = await sql<Part>`
      with seen as materialized (
        select day, warehouse_id, beat_id, state, day >= ${range.from}::date as now,
          sum(orders) as orders, sum(value) filter (where state <> 'CANCELLED') as value
        from order_tally tally
        where day between ${dayAfter(range.from, -length)}::date and ${range.to}::date
          and (${query.hub ?? null}::uuid is null or warehouse_id = ${query.hub ?? null}::uuid) and ${reached}
        group by 1, 2, 3, 4, 5
      )
      select part, key, null::text as name, orders::int as orders, coalesce(value, 0)::bigint as value from (
        select case when now then 'all' else 'before' end as part, null as key, sum(orders) as orders, sum(value) as value
        from seen group by now
        union all
        select 'day', day::text, sum(orders), sum(value) from seen where now group by day
        union all
        select 'state', state, sum(orders), sum(value) from seen where now group by state
      ) as sums where orders <> 0
      union all
      (select 'hub', warehouse_id::text, min(company_name), sum(orders)::int, coalesce(sum(value), 0)::bigint
        from seen join warehouse on warehouse.id = warehouse_id where now group by warehouse_id
        having sum(orders) <> 0 order by 5 desc, 2 limit ${named})
      union all
      (select 'beat', beat_id::text, min(beat.name), sum(orders)::int, coalesce(sum(value), 0)::bigint
        from seen join beat on beat.id = beat_id where now group by beat_id
        having sum(orders) <> 0 order by 5 desc, 2 limit ${named})
    `.execute(db);
    const of = (part: Part["part"]) => rows.filter((row) => row.part === part);
    const byDay = new Map(of("day").map((row) => [row.key, row]));
    const places = (part: "hub" | "beat") =>
      of(part).map((row) => ({ id: row.key ?? "", name: row.name ?? "", ...counted(row) }));
    return {
      ...counted(of("all")[0] ?? nothing),
      before: counted(of("before")[0] ?? nothing),
      days: Array.from({ length }, (_, at) => {
        const day = dayAfter(range.from, at);
        return { day, ...counted(byDay.get(day) ?? nothing) };
      }),
      states: of("state").map((row) => ({ state: row.key ?? "", ...counted(row) })),
      hubs: places("hub"),
      beats: places("beat"),
    };
  },
  products: async ({ db, query, scope }) => {
    const { from, to } = daysOf(query.placed);
    const { rows } = await sql<Sold>`
      select product_id as id, product.name, product.sku as "skuCode", orders::int, units::int, value::bigint
      from (
        select product_id, sum(orders) as orders, sum(units) as units, sum(value) as value from sku_day
        where day between ${from}::date and ${to}::date
          and (${query.hub ?? null}::uuid is null or warehouse_id = ${query.hub ?? null}::uuid)
          and ${scope.covers({ warehouse: sql.ref<string | null>("sku_day.warehouse_id") })}
        group by 1 order by 4 desc, 1 limit ${mostProducts}
      ) as sold join product on product.id = product_id
      where value > 0 order by value desc, id
    `.execute(db);
    return rows.map(({ value, ...row }) => ({ ...row, value: toRupees(value) }));
  },
};
