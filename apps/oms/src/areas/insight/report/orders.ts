import { sql } from "kysely";
import { ordersReport, type ordersEndpoints } from "@o2r/api/contract/insight";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { rowKey } from "./row-key.ts";

interface Found {
  readonly id: string;
  readonly warehouseId: string;
  readonly day: string;
  readonly warehouse: string;
  readonly orders: number;
  readonly retailers: number;
  readonly value: Paise;
  readonly held: number;
  readonly onTheirWay: number;
  readonly delivered: number;
  readonly cancelled: number;
  readonly ordered: number;
  readonly packed: number;
  readonly fillRate: number | null;
}

const day = sql`(orders.placed_at at time zone 'Asia/Kolkata')::date`;
const counted = (states: readonly string[]) =>
  sql`count(*) filter (where orders.state in (${sql.join(states.map((state) => sql.lit(state)))}))::int`;
/** Of what has been packed and was not taken back by a cancellation. */
const isPacked = sql`orders.packed_at is not null and orders.state <> 'CANCELLED'`;

const days = sql<Found>`(
  select ${rowKey(day, sql`orders.warehouse_id`)} as id, orders.warehouse_id as "warehouseId", ${day} as day,
    min(warehouse.company_name) as warehouse, count(*)::int as orders,
    count(distinct orders.retailer_id)::int as retailers,
    coalesce(sum(orders.total) filter (where orders.state <> 'CANCELLED'), 0)::bigint as value,
    ${counted(["ON_HOLD"])} as held,
    ${counted(["PLACED", "CONFIRMED", "PARTIALLY_ALLOCATED", "ALLOCATED", "PACKED", "INVOICED", "SHIPPED", "RESCHEDULED", "UNDELIVERED"])} as "onTheirWay",
    ${counted(["DELIVERED", "PARTIALLY_DELIVERED", "CLOSED"])} as delivered,
    ${counted(["CANCELLED", "RETURNED_TO_HUB"])} as cancelled,
    coalesce(sum(item.ordered) filter (where ${isPacked}), 0)::int as ordered,
    coalesce(sum(item.packed) filter (where ${isPacked}), 0)::int as packed,
    round(100.0 * sum(item.packed) filter (where ${isPacked})
      / nullif(sum(item.ordered) filter (where ${isPacked}), 0), 1)::float8 as "fillRate"
  from orders
  join warehouse on warehouse.id = orders.warehouse_id
  cross join lateral (
    select sum(line.quantity) as ordered, sum(line.packed) as packed from order_item line where line.order_id = orders.id
  ) item
  group by ${day}, orders.warehouse_id
)`;

const list = readList(ordersReport, {
  select: (db: Db) => db.selectFrom(days.as("row")).selectAll(),
  id: sql<string>`"row".id`,
  sorts: {
    day: sql`"row".day`,
    orders: sql`"row".orders`,
    value: sql`"row".value`,
    fillRate: sql`"row"."fillRate"`,
  },
  filters: { day: sql`"row".day`, warehouse: sql`"row"."warehouseId"` },
  search: { warehouse: sql`"row".warehouse` },
  toRow: ({ warehouseId: _, value, ...row }: Found) => ({ ...row, value: toRupees(value) }),
});

/** Orders by day and hub. */
export const ordersHandlers: Handlers<typeof ordersEndpoints> = {
  list: ({ db, query, scope }) => list(db, query, scope.covers(sql.ref("row.warehouseId"))),
};
