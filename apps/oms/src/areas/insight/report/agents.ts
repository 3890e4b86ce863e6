import { sql } from "kysely";
import { agentsReport, type agentsEndpoints } from "@o2r/api/contract/insight";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { rowKey } from "./row-key.ts";

interface Found {
  readonly id: string;
  readonly agentId: string;
  readonly warehouseId: string;
  readonly day: string;
  readonly agent: string;
  readonly warehouse: string;
  readonly calls: number;
  readonly reached: number;
  readonly orders: number;
  readonly retailers: number;
  readonly value: Paise;
  readonly strikeRate: number | null;
}

// A call is of the hub that serves the shop; an order is of whoever placed it.
const done = sql`(
  select call.agent_id, retailer.hub_id as warehouse_id, (call.created_at at time zone 'Asia/Kolkata')::date as day,
    1 as call, (call.answered_at is not null)::int as reached, 0 as placed, null::uuid as retailer_id, 0::bigint as value
  from dialer_call call join retailer on retailer.id = call.retailer_id where retailer.hub_id is not null
  union all
  select orders.created_by, orders.warehouse_id, (orders.placed_at at time zone 'Asia/Kolkata')::date,
    0, 0, 1, orders.retailer_id, orders.total
  from orders where orders.state <> 'CANCELLED'
)`;

const days = sql<Found>`(
  select ${rowKey(sql`done.day`, sql`done.agent_id`, sql`done.warehouse_id`)} as id, done.agent_id as "agentId",
    done.warehouse_id as "warehouseId", done.day, min(agent.name) as agent, min(warehouse.company_name) as warehouse,
    sum(done.call)::int as calls, sum(done.reached)::int as reached, sum(done.placed)::int as orders,
    count(distinct done.retailer_id)::int as retailers, sum(done.value)::bigint as value,
    round(100.0 * sum(done.placed) / nullif(sum(done.call), 0), 1)::float8 as "strikeRate"
  from ${done} done
  join app_user agent on agent.id = done.agent_id and agent.user_type in ('CALLING_AGENT', 'FSA')
  join warehouse on warehouse.id = done.warehouse_id
  group by done.day, done.agent_id, done.warehouse_id
)`;

const list = readList(agentsReport, {
  select: (db: Db) => db.selectFrom(days.as("row")).selectAll(),
  id: sql<string>`"row".id`,
  sorts: {
    day: sql`"row".day`,
    agent: sql`lower("row".agent)`,
    calls: sql`"row".calls`,
    orders: sql`"row".orders`,
    value: sql`"row".value`,
  },
  filters: { day: sql`"row".day`, warehouse: sql`"row"."warehouseId"` },
  search: { agent: sql`"row".agent` },
  toRow: ({ agentId: _, warehouseId: __, value, ...row }: Found) => ({
    ...row,
    value: toRupees(value),
  }),
});

/** What agents have done, by day and hub. */
export const agentsHandlers: Handlers<typeof agentsEndpoints> = {
  list: ({ db, query, scope }) =>
    list(db, query, scope.covers({ warehouse: sql.ref("row.warehouseId"), owner: sql.ref("row.agentId") })),
};
