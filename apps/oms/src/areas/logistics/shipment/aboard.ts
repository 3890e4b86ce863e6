import { sql } from "kysely";
import type { EligibleOrder } from "@o2r/api/contract/logistics";
import type { Db } from "../../../db/schema.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { shipToColumns, shipToOf, type ShipTo } from "../../../trade/ship-to.ts";

/** Orders with their shops, to which an invoice is joined. */
export const ordersWithShops = (db: Db) =>
  db
    .selectFrom("orders")
    .innerJoin("retailer", "retailer.id", "orders.retailer_id")
    .leftJoin("beat", "beat.id", "orders.beat_id");

/** What of an order, its shop and its invoice whoever loads and drives it has to know. */
export const aboardColumns = [
  "orders.id as orderId",
  "orders.order_number",
  "orders.state as orderState",
  "orders.order_slot",
  "orders.payment_mode",
  "orders.attempts",
  "orders.ship_to",
  "orders.beat_id",
  "beat.name as beat",
  "retailer.id as retailerId",
  "retailer.establishment",
  "retailer.mobile",
  "retailer.address",
  ...shipToColumns,
  "invoice.id as invoiceId",
  "invoice.number as invoiceNumber",
  "invoice.state as invoiceState",
  "invoice.total",
  "invoice.paid",
  "invoice.credited",
  "invoice.ewb_number",
  "invoice.ewb_valid_till",
] as const;

/** Units of a line that are still to be delivered. */
const left = sql`(item.invoiced - item.delivered)`;

/** What is still to be delivered of an order: packs, grams and cubic centimetres. What is sold by the piece has no weight. */
export const goodsLeft = sql<{ packs: number; weight: number; volume: number }>`(select jsonb_build_object(
    'packs', coalesce(sum(ceil(${left}::numeric / item.pack_of)), 0),
    'weight', coalesce(round(sum(${left} * product.unit_weight * case product.weight_type
      when 'KG' then 1000 when 'LITRE' then 1000 when 'GRAM' then 1 when 'ML' then 1 else 0 end)), 0),
    'volume', coalesce(round(sum(${left}::numeric / item.pack_of
      * coalesce(product.length_cm * product.width_cm * product.height_cm, 0))), 0))
  from order_item as item join product on product.id = item.product_id
  where item.warehouse_id = orders.warehouse_id and item.order_id = orders.id)`;

/** As the columns above are read. */
export interface FoundAboard {
  readonly orderId: string;
  readonly order_number: string;
  readonly order_slot: string | null;
  readonly payment_mode: "COD" | "CREDIT";
  readonly attempts: number;
  readonly ship_to: unknown;
  readonly beat_id: string | null;
  readonly beat: string | null;
  readonly retailerId: string;
  readonly establishment: string;
  readonly mobile: string;
  readonly address: string | null;
  readonly address_line1: string;
  readonly address_line2: string | null;
  readonly address_line3: string | null;
  readonly city: string;
  readonly pincode: string;
  readonly address_state: string;
  readonly lat: number;
  readonly lng: number;
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly total: Paise;
  readonly paid: Paise;
  readonly credited: Paise;
  readonly ewb_number: string | null;
  readonly ewb_valid_till: string | null;
  readonly taxedWorth: number;
}

/** What is due of an invoice. Paise. */
export const dueOf = ({ total, paid, credited }: Pick<FoundAboard, "total" | "paid" | "credited">): Paise =>
  (total - paid - credited) as Paise; // a sum of Paise

/** What is to be collected at the door of an order. Paise. */
export const codOf = (row: Pick<FoundAboard, "total" | "paid" | "credited" | "payment_mode">): Paise =>
  row.payment_mode === "COD" ? dueOf(row) : (0 as Paise); // nothing is the same in every unit

interface Load {
  readonly packs: number;
  readonly weight: number;
  readonly volume: number;
  readonly value: Paise;
  readonly cod: Paise;
}

/** An order as it stands on a shipment, or waits for one. */
export const toAboard = (row: FoundAboard, load: Load, threshold: Paise): Omit<EligibleOrder, "id"> => {
  const to = (row.ship_to as ShipTo | null) ?? shipToOf(row); // written by the service alone
  return {
    orderId: row.orderId,
    orderNumber: row.order_number,
    invoiceId: row.invoiceId,
    invoiceNumber: row.invoiceNumber,
    retailerId: row.retailerId,
    establishment: to.establishment,
    mobile: row.mobile,
    // And how it is found.
    address: [to.address, row.address].filter(Boolean).join(" – "),
    city: to.city,
    pincode: to.pincode,
    beatId: row.beat_id,
    beat: row.beat,
    lat: to.lat,
    lng: to.lng,
    orderSlot: row.order_slot,
    paymentMode: row.payment_mode,
    attempts: row.attempts,
    packs: load.packs,
    weight: load.weight,
    volume: load.volume,
    value: toRupees(load.value),
    due: toRupees(dueOf(row)),
    cod: toRupees(load.cod),
    needsEwb: row.taxedWorth > threshold,
    ewbNumber: row.ewb_number,
    ewbValidTill: row.ewb_valid_till,
  };
};
