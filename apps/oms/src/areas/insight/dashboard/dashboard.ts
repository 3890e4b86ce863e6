import { sql, type SqlBool } from "kysely";
import { daysBetween } from "@o2r/api/contract/core";
import { readDashboardDays, type dashboardEndpoints } from "@o2r/api/contract/insight";
import { addDays, todayIn } from "@o2r/forms/days";
import { invalid } from "../../../app-error.ts";
import type { Handlers } from "../../../http/context.ts";
import type { AllAreas } from "../../../kit/define-area.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { countWaiting } from "./count-waiting.ts";

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

const counted = ({ orders, value }: Summed) => ({ orders, value: toRupees(value) });
const nothing: Summed = { orders: 0, value: 0 as Paise }; // no paise at all
/** How many hubs and beats are named. */
const named = 8;
const mostProducts = 10;

/** What rows are summed by, in the order in which PostgreSQL's `grouping` counts them. */
const sides = ["day", "state", "warehouse_id", "beat_id"] as const;
/** What `grouping` says of sums by one side alone, or of all rows: a bit for each side that they are not by. */
const without = (by?: (typeof sides)[number]) =>
  sql.lit(sides.reduce((bits, side) => bits * 2 + (side === by ? 0 : 1), 0));

const daysOf = (placed: string, now: Date) => {
  const range = readDashboardDays(placed, todayIn("Asia/Kolkata", now));
  if (range === null) throw invalid([{ field: "placed", message: "Two days" }]);
  return range;
};

/**
 * What managers see of the day and the month: sums of `order_tally`, which every change of an order keeps right, and of
 * `sku_day`, which is counted again by the job that folds it.
 */
export const dashboardHandlers = (areas: AllAreas): Handlers<typeof dashboardEndpoints> => ({
  waiting: countWaiting(areas),
  orders: async ({ db, query, scope, now }) => {
    const range = daysOf(query.placed, now);
    const length = daysBetween(range.from, range.to) + 1;
    const reached = scope.covers({
      owner: sql.ref<string | null>("tally.created_by"),
      warehouse: sql.ref<string | null>("tally.warehouse_id"),
      beat: sql.ref<string | null>("tally.beat_id"),
    });
    const hub = query.hub ?? null;
    const seen = sql<SqlBool>`(${hub}::uuid is null or warehouse_id = ${hub}::uuid) and ${reached}`;
    const { rows } = await sql<Part>`
      with summed as materialized (
        select day, state, warehouse_id, beat_id, grouping(day, state, warehouse_id, beat_id) as sides,
          sum(orders)::int as orders, coalesce(sum(value) filter (where state <> 'CANCELLED'), 0)::bigint as value
        from order_tally tally
        where day between ${range.from}::date and ${range.to}::date and ${seen}
        group by grouping sets ((), (day), (state), (warehouse_id), (beat_id))
        having sum(orders) <> 0
      )
      select 'before' as part, null::text as key, null::text as name, coalesce(sum(orders), 0)::int as orders,
        coalesce(sum(value) filter (where state <> 'CANCELLED'), 0)::bigint as value
      from order_tally tally
      where day >= ${addDays(range.from, -length)}::date and day < ${range.from}::date and ${seen}
      union all
      select case sides when ${without("day")} then 'day' when ${without("state")} then 'state' else 'all' end,
        coalesce(day::text, state), null, orders, value
      from summed where sides in (${without("day")}, ${without("state")}, ${without()})
      union all
      (select 'hub', warehouse_id::text, company_name, orders, value
        from summed join warehouse on warehouse.id = warehouse_id where sides = ${without("warehouse_id")}
        order by value desc, 2 limit ${named})
      union all
      (select 'beat', beat_id::text, beat.name, orders, value
        from summed join beat on beat.id = beat_id where sides = ${without("beat_id")}
        order by value desc, 2 limit ${named})
    `.execute(db);
    const of = (part: Part["part"]) => rows.filter((row) => row.part === part);
    const byDay = new Map(of("day").map((row) => [row.key, row]));
    const places = (part: "hub" | "beat") =>
      of(part).map((row) => ({ id: row.key ?? "", name: row.name ?? "", ...counted(row) }));
    return {
      ...counted(of("all")[0] ?? nothing),
      before: counted(of("before")[0] ?? nothing),
      days: Array.from({ length }, (_, at) => {
        const day = addDays(range.from, at);
        return { day, ...counted(byDay.get(day) ?? nothing) };
      }),
      states: of("state").map((row) => ({ state: row.key ?? "", ...counted(row) })),
      hubs: places("hub"),
      beats: places("beat"),
    };
  },
  products: async ({ db, query, scope, now }) => {
    const { from, to } = daysOf(query.placed, now);
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
});
