import { sql } from "kysely";
import type { OrderDetail } from "@o2r/api/contract/orders";
import type { Paise } from "../../../trade/paise.ts";

/** What was ordered from a central warehouse for what an order is short of. */
const hubOrders = sql<OrderDetail["hubOrders"]>`coalesce((select jsonb_agg(
    jsonb_build_object('id', asked.id, 'number', asked.number, 'state', asked.state) order by asked.created_at, asked.id)
  from hub_order_need as need
  join hub_order as asked on asked.warehouse_id = need.warehouse_id and asked.id = need.hub_order_id
  where need.order_id = orders.id and asked.state <> 'CANCELLED'), '[]')`;

/** Checks of what came for it, and of what came back of it. */
const checks = sql<OrderDetail["checks"]>`coalesce((select jsonb_agg(
    jsonb_build_object('id', qc.id, 'number', qc.number, 'state', qc.state) order by qc.created_at, qc.id)
  from qc where qc.id in (
    select sent.qc_id from hub_order_need as need join hub_dispatch as sent on sent.hub_order_id = need.hub_order_id
    where need.order_id = orders.id
    union select back.qc_id from order_return as back where back.order_id = orders.id)), '[]')`;

const invoices = sql<
  OrderDetail["invoices"]
>`coalesce((select jsonb_agg(jsonb_build_object('id', id, 'number', number) order by number)
  from invoice where invoice.warehouse_id = orders.warehouse_id and invoice.order_id = orders.id and state <> 'CANCELLED'), '[]')`;

/** Every vehicle that it rode on or waits for. */
const shipments = sql<OrderDetail["shipments"]>`coalesce((select jsonb_agg(
    jsonb_build_object('id', shipment.id, 'number', shipment.number, 'state', stop.state) order by stop.created_at, stop.id)
  from shipment_stop as stop join shipment on shipment.id = stop.shipment_id
  where stop.order_id = orders.id and shipment.state <> 'CANCELLED'), '[]')`;

const tickets = sql<OrderDetail["tickets"]>`coalesce((select jsonb_agg(
    jsonb_build_object('id', id, 'number', number, 'state', state) order by created_at, id)
  from ticket where ticket.order_id = orders.id), '[]')`;

const returns = sql<OrderDetail["returns"]>`coalesce((select jsonb_agg(
    jsonb_build_object('id', id, 'number', number, 'state', state) order by created_at, id)
  from order_return where order_return.order_id = orders.id), '[]')`;

/** What was paid of its invoice; what was taken back comes to nothing. */
const payments = sql<readonly { readonly id: string; readonly number: string; readonly amount: Paise }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', id, 'number', receipt_number, 'amount', amount) order by received_on, receipt_number)
  from (select payment.id, payment.receipt_number, payment.received_on, sum(allocation.amount) as amount
    from invoice join allocation on allocation.invoice_id = invoice.id join payment on payment.id = allocation.payment_id
    where invoice.warehouse_id = orders.warehouse_id and invoice.order_id = orders.id and invoice.state <> 'CANCELLED'
    group by payment.id, payment.receipt_number, payment.received_on having sum(allocation.amount) > 0) as paid), '[]')`;

/** The documents that stand around an order, to be selected with it. */
export const chainOf = [
  hubOrders.as("hub_orders"),
  checks.as("checks"),
  invoices.as("invoices"),
  shipments.as("shipments"),
  returns.as("returns"),
  tickets.as("tickets"),
  payments.as("payments"),
] as const;
