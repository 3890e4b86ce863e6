import { sql } from "kysely";
import { activityReport, type activityEndpoints } from "@o2r/api/contract/insight";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";

interface Found {
  readonly id: string;
  readonly ownerId: string | null;
  readonly warehouseId: string | null;
  readonly retailer: string;
  readonly city: string;
  readonly warehouse: string | null;
  readonly agent: string | null;
  readonly orders: number;
  readonly value: Paise;
  readonly lastOrder: string | null;
  readonly idleDays: number | null;
}

const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

const active = sql<Found>`(
  select retailer.id, retailer.owner_id as "ownerId", retailer.hub_id as "warehouseId",
    retailer.establishment as retailer, retailer.city, warehouse.company_name as warehouse, agent.name as agent,
    bought.orders, bought.value, bought.last as "lastOrder", ${today} - bought.last as "idleDays"
  from retailer
  left join warehouse on warehouse.id = retailer.hub_id
  left join app_user agent on agent.id = retailer.agent_id
  cross join lateral (
    select count(*) filter (where orders.placed_at >= now() - interval '90 days')::int as orders,
      coalesce(sum(orders.total) filter (where orders.placed_at >= now() - interval '90 days'), 0)::bigint as value,
      (max(orders.placed_at) at time zone 'Asia/Kolkata')::date as last
    from orders where orders.retailer_id = retailer.id and orders.state <> 'CANCELLED'
  ) bought
  where retailer.state = 'ACTIVE'
)`;

const list = readList(activityReport, {
  select: (db: Db) => db.selectFrom(active.as("row")).selectAll(),
  id: sql<string>`"row".id`,
  sorts: {
    retailer: sql`lower("row".retailer)`,
    orders: sql`"row".orders`,
    value: sql`"row".value`,
    lastOrder: sql`"row"."lastOrder"`,
    idleDays: sql`"row"."idleDays"`,
  },
  filters: {
    warehouse: sql`"row"."warehouseId"`,
    idleDays: sql`"row"."idleDays"`,
    bought: sql`"row".orders > 0`,
  },
  search: { retailer: sql`"row".retailer`, city: sql`"row".city` },
  toRow: ({ ownerId: _, warehouseId: __, value, ...row }: Found) => ({ ...row, value: toRupees(value) }),
});

/** Retailers by what they buy. */
export const activityHandlers: Handlers<typeof activityEndpoints> = {
  list: ({ db, query, scope }) =>
    list(db, query, scope.covers({ warehouse: sql.ref("row.warehouseId"), owner: sql.ref("row.ownerId") })),
};
