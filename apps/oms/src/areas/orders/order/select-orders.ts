import { sql, type SqlBool } from "kysely";
import { orderList, type OrderRow } from "@o2r/api/contract/orders";
import { notFound } from "../../../app-error.ts";
import { compileOnce } from "../../../db/compile-once.ts";
import type { Db } from "../../../db/schema.ts";
import { KinText } from "../../../kit/kin-text.ts";
import { readList } from "../../../kit/read-list.ts";
import { toRupees } from "../../../trade/paise.ts";

const finished = ["DELIVERED", "CLOSED", "CANCELLED", "RETURNED_TO_HUB"] as const;

/** Days since it was placed, while it is not delivered. */
const age = sql<
  number | null
>`(case when orders.state in (${sql.join(finished.map((state) => sql.lit(state)))}) then null
  else (now() at time zone 'Asia/Kolkata')::date - (orders.placed_at at time zone 'Asia/Kolkata')::date end)`;

const reasonLabel = sql<string | null>`coalesce(orders.reason_note, (select label from master_option
  where category = 'reason' and value = orders.reason), orders.reason)`;

/** How it stands with the invoice that counts. */
const paid = sql<OrderRow["paid"]>`coalesce((select invoice.state from invoice
  where invoice.warehouse_id = orders.warehouse_id and invoice.order_id = orders.id and invoice.state <> 'CANCELLED'), 'NOT_INVOICED')`;

export const selectOrders = (db: Db) =>
  db
    .selectFrom("orders")
    .innerJoin("retailer", "retailer.id", "orders.retailer_id")
    .innerJoin("warehouse as hub", "hub.id", "orders.warehouse_id")
    .leftJoin("beat", "beat.id", "orders.beat_id")
    .leftJoin("app_user as placer", "placer.id", "orders.created_by")
    .select([
      "orders.id",
      "orders.version",
      "orders.order_number",
      "orders.placed_at",
      "orders.retailer_id",
      "retailer.establishment",
      "retailer.mobile",
      "orders.beat_id",
      "beat.name as beat",
      "orders.warehouse_id",
      "hub.company_name as hub",
      "orders.source",
      "orders.lines",
      "orders.units",
      "orders.total",
      "orders.payment_mode",
      "orders.order_slot",
      "orders.state",
      "orders.state_since",
      age.as("age"),
      paid.as("paid"),
      "orders.short",
      "orders.holds",
      reasonLabel.as("reason"),
      "orders.created_by",
      "placer.name as placed_by",
      "placer.supervisor_id",
    ]);
type FoundOrder = Awaited<ReturnType<ReturnType<typeof selectOrders>["execute"]>>[number];

/** An order as a row of the list. */
export const toOrderRow = (row: FoundOrder): OrderRow => ({
  id: row.id,
  version: row.version,
  orderNumber: row.order_number,
  placedAt: row.placed_at,
  retailerId: row.retailer_id,
  establishment: row.establishment,
  mobile: row.mobile,
  beatId: row.beat_id,
  beat: row.beat,
  warehouseId: row.warehouse_id,
  hub: row.hub,
  source: row.source,
  lines: row.lines,
  units: row.units,
  total: toRupees(row.total),
  paymentMode: row.payment_mode,
  paid: row.paid,
  orderSlot: row.order_slot,
  state: row.state,
  stateSince: row.state_since,
  age: row.age,
  short: row.short,
  holds: row.holds as OrderRow["holds"], // written by the names of the contract
  reason: row.reason,
  placedById: row.created_by,
  placedBy: row.placed_by,
  supervisorId: row.supervisor_id,
});

const orderOf = compileOnce((db, { id }: { readonly id: string }) => selectOrders(db).where("orders.id", "=", id));

/** One order, whoever reaches it; 404 where there is none. */
export const readOrder = async (db: Db, id: string): Promise<OrderRow> => {
  const [found] = await orderOf(db, { id });
  if (found === undefined) throw notFound("Order");
  return toOrderRow(found);
};

/** Who has a word in the name of the shop or in the mobile: found in the index of all their texts, of which these are two. */
const retailersOf = (pattern: string) => sql<{ id: string }>`select retailer.id from retailer
  where retailer.search like ${pattern} and lower(retailer.establishment || E'\\n' || retailer.mobile) like ${pattern}`;

export const listOrders = readList(orderList, {
  select: selectOrders,
  bare: (db) => db.selectFrom("orders"),
  id: sql<string>`orders.id`,
  sorts: {
    orderNumber: sql`orders.order_number`,
    placedAt: sql`orders.placed_at`,
    stateSince: sql`orders.state_since`,
    total: sql`orders.total`,
    orderSlot: { by: sql`orders.order_slot`, nullable: true },
  },
  filters: {
    state: sql`orders.state`,
    placed: sql`orders.placed_at`,
    hub: sql`orders.warehouse_id`,
    beat: sql`orders.beat_id`,
    source: sql`orders.source`,
    agent: sql`orders.created_by`,
    paymentMode: sql`orders.payment_mode`,
    paid,
    slot: sql`orders.order_slot`,
    total: sql`orders.total`,
    short: sql`orders.short`,
    retailer: sql`orders.retailer_id`,
    product: (text) => sql<SqlBool>`exists (select from order_item item where item.warehouse_id = orders.warehouse_id
      and item.order_id = orders.id and item.product_id in (${sql.join(text.split(","))}))`,
  },
  search: new KinText(sql`lower(orders.order_number)`, { by: sql`orders.retailer_id`, ids: retailersOf }, [
    "orderNumber",
    "establishment",
    "mobile",
  ]),
  number: sql`orders.order_number`,
  toRow: toOrderRow,
});
