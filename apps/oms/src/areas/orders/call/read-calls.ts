import { addDays } from "@o2r/forms/days";
import { sql, type Expression, type SqlBool } from "kysely";
import { callList, type CallRow, type ListedCall, type PromisedCall, type ToCall } from "@o2r/api/contract/orders";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import { readList } from "../../../kit/read-list.ts";

const selectCalls = (db: Db) =>
  db
    .selectFrom("dialer_call")
    .innerJoin("retailer", "retailer.id", "dialer_call.retailer_id")
    .leftJoin("orders", "orders.call_id", "dialer_call.id")
    .select([
      "dialer_call.id",
      "dialer_call.version",
      "dialer_call.state",
      "dialer_call.retailer_id",
      "retailer.establishment",
      "retailer.mobile",
      "retailer.city",
      "dialer_call.incoming",
      "dialer_call.created_at",
      "dialer_call.answered_at",
      "dialer_call.disposition",
      "dialer_call.note",
      "dialer_call.next_on",
      "dialer_call.next_at",
      "orders.id as order_id",
      "orders.order_number",
    ])
    .orderBy("orders.placed_at", "desc");
type Found = Awaited<ReturnType<ReturnType<typeof selectCalls>["execute"]>>[number];

const toCall = (row: Found): CallRow => ({
  id: row.id,
  version: row.version,
  state: row.state,
  retailerId: row.retailer_id,
  establishment: row.establishment,
  mobile: row.mobile,
  city: row.city,
  incoming: row.incoming,
  createdAt: row.created_at,
  answeredAt: row.answered_at,
  disposition: row.disposition,
  note: row.note,
  nextOn: row.next_on,
  nextAt: row.next_at,
  orderId: row.order_id,
  orderNumber: row.order_number,
});

/** What calls came to, those within a caller's reach. */
export const listCalls = readList(callList, {
  select: (db) =>
    db
      .selectFrom("dialer_call")
      .innerJoin("retailer", "retailer.id", "dialer_call.retailer_id")
      .leftJoin("app_user as agent", "agent.id", "dialer_call.agent_id")
      .selectAll("dialer_call")
      .select([
        "retailer.establishment",
        "retailer.mobile",
        "retailer.city",
        "agent.name as agent",
        // The first, where somebody has ordered twice during one call.
        sql<string | null>`(select id from orders where call_id = dialer_call.id order by placed_at, id limit 1)`.as(
          "order_id",
        ),
        sql<string | null>`(select order_number from orders where call_id = dialer_call.id
          order by placed_at, id limit 1)`.as("order_number"),
      ]),
  id: sql<string>`dialer_call.id`,
  sorts: { createdAt: sql`dialer_call.created_at` },
  filters: {
    state: sql`dialer_call.state`,
    disposition: sql`dialer_call.disposition`,
    called: sql`dialer_call.created_at`,
    retailer: sql`dialer_call.retailer_id`,
  },
  search: { establishment: sql`retailer.establishment` },
  toRow: (row): ListedCall => ({ ...toCall(row), agent: row.agent }),
});

/** One call; 404 where there is none. */
export const readCall = async (db: Db, id: string): Promise<CallRow> => {
  const found = await selectCalls(db).where("dialer_call.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Call");
  return toCall(found);
};

/** The call that an agent has open, if any. */
export const readCurrent = async (db: Db, within: Expression<SqlBool>): Promise<CallRow | null> => {
  const found = await selectCalls(db)
    .where(within)
    .where("dialer_call.state", "in", ["RINGING", "CONNECTED", "WRAP_UP"])
    .executeTakeFirst();
  return found === undefined ? null : toCall(found);
};

/** As many are shown at once. */
const most = 25;
/** Days without an order after which a retailer is called. */
const quietDays = 7;
/** When a day begins where the agents are. */
const startOf = (day: string) => sql<Date>`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;

/**
 * Whom an agent is to call: who was promised a call by today, whose call was missed and who was not spoken to since, and of
 * the own retailers who has not ordered for a week; in this order, each once.
 */
export const readNext = async (db: Db, agentId: string, today: string): Promise<ToCall[]> => {
  const { rows } = await sql<ToCall>`
    with latest as (
      select distinct on (retailer_id) retailer_id, state, next_on, next_at, created_at from dialer_call
      where agent_id = ${agentId} order by retailer_id, created_at desc, id desc
    ), due as (
      select retailer_id, 1 as rank, 'DUE' as reason, next_on::text as since, next_at as slot from latest
      where state = 'DONE' and next_on <= ${today}::date
      union all
      select retailer_id, 2, 'MISSED', (created_at at time zone 'Asia/Kolkata')::date::text, null from latest
      where state = 'MISSED'
      union all
      select retailer.id, 3, 'QUIET', (last.placed_at at time zone 'Asia/Kolkata')::date::text, null
      from retailer left join latest on latest.retailer_id = retailer.id
      left join lateral (select placed_at from orders where orders.retailer_id = retailer.id
        order by placed_at desc limit 1) as last on true
      where retailer.agent_id = ${agentId} and retailer.state = 'ACTIVE'
        and coalesce(last.placed_at < ${startOf(addDays(today, -quietDays))}, true)
        and coalesce(latest.created_at < ${startOf(today)}, true)
    ), each_once as (
      select distinct on (retailer_id) * from due order by retailer_id, rank
    )
    select retailer.id as "retailerId", establishment, mobile, city, reason, since, slot
    from each_once join retailer on retailer.id = each_once.retailer_id
    order by rank, since nulls first, slot, establishment limit ${most}`.execute(db);
  return rows;
};

/** Whom an agent has promised a call on a later day, soonest first. */
export const readPromised = async (db: Db, agentId: string, today: string): Promise<PromisedCall[]> => {
  const { rows } = await sql<PromisedCall>`
    with latest as (
      select distinct on (retailer_id) retailer_id, state, next_on, next_at from dialer_call
      where agent_id = ${agentId} order by retailer_id, created_at desc, id desc
    )
    select retailer.id as "retailerId", establishment, city, next_on::text as on, next_at as at
    from latest join retailer on retailer.id = latest.retailer_id
    where latest.state = 'DONE' and next_on > ${today}::date
    order by next_on, next_at, establishment limit ${most}`.execute(db);
  return rows;
};

interface TeamRow {
  readonly id: string;
  readonly name: string;
  readonly dialer: string | null;
  readonly callId: string | null;
  readonly canListen: boolean;
  readonly state: CallRow["state"] | null;
  readonly establishment: string | null;
  readonly since: string | null;
  readonly done: number;
  readonly missed: number;
  readonly ordered: number;
}

/** Agents with the call that each has open, and what came of their calls of the day. */
export const readTeam = async (db: Db, within: Expression<SqlBool>, today: string): Promise<TeamRow[]> => {
  const { rows } = await sql<TeamRow>`
    select app_user.id, app_user.name, dialer.name as dialer, open.id as "callId",
      coalesce(open.state = 'CONNECTED' and carries.listening and carries.active, false) as "canListen", open.state, retailer.establishment,
      to_char(open.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since,
      coalesce(day.done, 0) as done, coalesce(day.missed, 0) as missed, coalesce(day.ordered, 0) as ordered
    from app_user
    left join dialer_call open on open.agent_id = app_user.id and open.state in ('RINGING', 'CONNECTED', 'WRAP_UP')
    left join dialer on dialer.id = app_user.dialers_id
    left join dialer as carries on carries.id = open.dialer_id
    left join retailer on retailer.id = open.retailer_id
    left join lateral (
      select count(*) filter (where state = 'DONE')::integer as done,
        count(*) filter (where state = 'MISSED')::integer as missed,
        count(*) filter (where disposition = 'ORDERED')::integer as ordered
      from dialer_call where agent_id = app_user.id
        and created_at >= ${startOf(today)}
    ) as day on true
    where app_user.user_type = 'CALLING_AGENT' and app_user.state = 'ACTIVE' and ${within}
    order by lower(app_user.name), app_user.id limit 200`.execute(db);
  return rows;
};
