import { sql } from "kysely";
import { hubOrderList, type HubOrderRow } from "@o2r/api/contract/orders";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import { readList } from "../../../kit/read-list.ts";
import { toRupees } from "../../../trade/paise.ts";

// Hub orders had the reasons of orders once.
const reasonLabel = sql<string | null>`coalesce(hub_order.reason_note, (select label from master_option
  where category in ('hubOrderReason', 'reason') and value = hub_order.reason order by category limit 1), hub_order.reason)`;

/** Of what has arrived, what its checks have accepted. */
const accepted = sql<number>`coalesce((select sum(line.accepted) from hub_dispatch
  join qc_line as line on line.qc_id = hub_dispatch.qc_id
  where hub_dispatch.hub_order_id = hub_order.id), 0)::integer`;

const waiting = sql<number>`(select count(*) from hub_order_need as need
  join orders on orders.warehouse_id = need.warehouse_id and orders.id = need.order_id and orders.short
  where need.hub_order_id = hub_order.id and need.warehouse_id = hub_order.warehouse_id)::integer`;

/** Less was sent than was ordered, and it is not merely on the way to be. */
const short = sql<boolean>`(hub_order.dispatched < hub_order.units
  and hub_order.state in ('PICKING', 'PARTIALLY_DISPATCHED', 'PARTIALLY_RECEIVED', 'SHORT_CLOSED'))`;

export const selectHubOrders = (db: Db) =>
  db
    .selectFrom("hub_order")
    .innerJoin("warehouse as hub", "hub.id", "hub_order.warehouse_id")
    .innerJoin("warehouse as cwh", "cwh.id", "hub_order.cwh_id")
    .leftJoin("app_user as maker", (join) =>
      join.on("maker.id", "=", sql<string>`coalesce(hub_order.raised_by, hub_order.created_by)`),
    )
    .select([
      "hub_order.id",
      "hub_order.version",
      "hub_order.number",
      "hub_order.warehouse_id",
      "hub.company_name as hub",
      "hub_order.cwh_id",
      "cwh.company_name as cwh",
      "maker.name as raised_by_name",
      "hub_order.raised_at",
      "hub_order.created_at",
      "hub_order.lines",
      "hub_order.units",
      "hub_order.dispatched",
      "hub_order.received",
      accepted.as("accepted"),
      "hub_order.value",
      "hub_order.expected_on",
      short.as("short"),
      waiting.as("waiting"),
      reasonLabel.as("reason_text"),
      "hub_order.state",
    ]);
type Found = Awaited<ReturnType<ReturnType<typeof selectHubOrders>["execute"]>>[number];

/** A hub order as a row of the list. */
export const toHubOrderRow = (row: Found): HubOrderRow => ({
  id: row.id,
  version: row.version,
  number: row.number,
  warehouseId: row.warehouse_id,
  hub: row.hub,
  cwhId: row.cwh_id,
  cwh: row.cwh,
  raisedBy: row.raised_by_name,
  raisedAt: row.raised_at,
  createdAt: row.created_at,
  lines: row.lines,
  units: row.units,
  dispatched: row.dispatched,
  received: row.received,
  accepted: row.accepted,
  value: toRupees(row.value),
  fill: row.units === 0 ? 0 : Math.round((row.dispatched * 100) / row.units),
  expectedOn: row.expected_on,
  short: row.short,
  waiting: row.waiting,
  reason: row.reason_text,
  state: row.state,
});

/** One hub order, whoever reaches it; 404 where there is none. */
export const readHubOrder = async (db: Db, id: string): Promise<HubOrderRow> => {
  const found = await selectHubOrders(db).where("hub_order.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Hub order");
  return toHubOrderRow(found);
};

export const listHubOrders = readList(hubOrderList, {
  select: selectHubOrders,
  id: sql<string>`hub_order.id`,
  sorts: {
    number: sql`hub_order.number`,
    createdAt: sql`hub_order.created_at`,
    units: sql`hub_order.units`,
    value: sql`hub_order.value`,
    expectedOn: { by: sql`hub_order.expected_on`, nullable: true },
  },
  filters: {
    state: sql`hub_order.state`,
    hub: sql`hub_order.warehouse_id`,
    cwh: sql`hub_order.cwh_id`,
    made: sql`hub_order.created_at`,
    shortOnly: short,
    brand: (text) => sql`exists (select from hub_order_line as line join product on product.id = line.product_id
      where line.warehouse_id = hub_order.warehouse_id and line.hub_order_id = hub_order.id
      and product.brand_id = any(${text.split(",")}::uuid[]))`,
    short: (text) => sql`exists (select from hub_order_need as need
      where need.warehouse_id = hub_order.warehouse_id and need.hub_order_id = hub_order.id
      and need.order_id = any(${text.split(",")}::uuid[]))`,
  },
  search: { number: sql`hub_order.number`, hub: sql`hub.company_name` },
  toRow: toHubOrderRow,
});
