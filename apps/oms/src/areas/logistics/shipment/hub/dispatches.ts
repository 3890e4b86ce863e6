import { sql } from "kysely";
import type { EligibleOrder } from "@o2r/api/contract/logistics";
import type { Db } from "../../../../db/schema.ts";
import { toRupees, type Paise } from "../../../../trade/paise.ts";
import { readWorths } from "../../../orders/hub/read-hub-dispatches.ts";

/** What is aboard of a consignment: packs, grams and cubic centimetres. */
const goods = sql<{ packs: number; weight: number; volume: number }>`(select jsonb_build_object(
    'packs', coalesce(sum(ceil(item.units::numeric / line.pack_of)), 0),
    'weight', coalesce(round(sum(item.units * product.unit_weight * case product.weight_type
      when 'KG' then 1000 when 'LITRE' then 1000 when 'GRAM' then 1 when 'ML' then 1 else 0 end)), 0),
    'volume', coalesce(round(sum(item.units::numeric / line.pack_of
      * coalesce(product.length_cm * product.width_cm * product.height_cm, 0))), 0))
  from (select position, sum(units) as units from hub_dispatch_piece where dispatch_id = sent.id group by position) as item
  join hub_order_line as line on line.warehouse_id = sent.warehouse_id and line.hub_order_id = sent.hub_order_id
    and line.position = item.position
  join product on product.id = line.product_id)`;

/** How often it was brought to its hub in vain. */
const failed = sql<number>`(select count(*)::integer from shipment_stop as before
  where before.dispatch_id = sent.id and before.state = 'FAILED' and not before.open)`;

/** What of a consignment and its hub whoever loads and drives it has to know. */
export const dispatchColumns = [
  "sent.id as dispatchId",
  "sent.challan",
  "sent.hub_order_id",
  "sent.ewb_number",
  "sent.ewb_valid_till",
  "hub_order.number as hubOrderNumber",
  "hub_order.expected_on",
  "hub.id as hubId",
  "hub.company_name",
  "hub.mobile",
  "hub.address",
  "hub.city",
  "hub.pincode",
  "hub.wlat",
  "hub.wlng",
] as const;

/** Consignments with their hub orders and hubs. */
export const dispatchesWithHubs = (db: Db) =>
  db
    .selectFrom("hub_dispatch as sent")
    .innerJoin("hub_order", (join) =>
      join.onRef("hub_order.warehouse_id", "=", "sent.warehouse_id").onRef("hub_order.id", "=", "sent.hub_order_id"),
    )
    .innerJoin("warehouse as hub", "hub.id", "sent.warehouse_id");

/** Consignments that have left the shelves of a central warehouse and not reached their hub. */
export const selectDispatches = (db: Db, cwhId: string) =>
  dispatchesWithHubs(db)
    .select([...dispatchColumns, goods.as("goods"), failed.as("failed")])
    .where("sent.cwh_id", "=", cwhId)
    .where("sent.received_at", "is", null);

/** As the columns above are read. */
export interface FoundDispatch {
  readonly dispatchId: string;
  readonly challan: string;
  readonly hub_order_id: string;
  readonly ewb_number: string | null;
  readonly ewb_valid_till: string | null;
  readonly hubOrderNumber: string;
  readonly expected_on: string | null;
  readonly hubId: string;
  readonly company_name: string;
  readonly mobile: string;
  readonly address: string;
  readonly city: string;
  readonly pincode: string;
  readonly wlat: number;
  readonly wlng: number;
}

interface Load {
  readonly packs: number;
  readonly weight: number;
  readonly volume: number;
  readonly failed: number;
}

/** What some consignments are worth, tax included, and what of it counts for an e-way bill. Paise, by consignment. */
export const worthsOf = async (db: Db, ids: readonly string[]) => {
  const worths = await readWorths(db, ids);
  return (id: string) => worths.get(id) ?? { total: 0 as Paise, taxed: 0 as Paise }; // nothing is the same in every unit
};

/** A consignment as it stands on a shipment, or waits for one: its hub in the place of a shop, its challan of an invoice. */
export const toDispatchAboard = (
  row: FoundDispatch,
  load: Load,
  worth: { readonly total: Paise; readonly taxed: Paise },
  threshold: Paise,
): Omit<EligibleOrder, "id"> => ({
  orderId: row.hub_order_id,
  orderNumber: row.hubOrderNumber,
  invoiceId: row.dispatchId,
  invoiceNumber: row.challan,
  retailerId: row.hubId,
  establishment: row.company_name,
  mobile: row.mobile,
  address: row.address,
  city: row.city,
  pincode: row.pincode,
  beatId: row.hubId,
  beat: row.company_name,
  lat: row.wlat,
  lng: row.wlng,
  orderSlot: row.expected_on,
  paymentMode: "CREDIT",
  attempts: load.failed,
  packs: load.packs,
  weight: load.weight,
  volume: load.volume,
  value: toRupees(worth.total),
  due: 0,
  cod: 0,
  needsEwb: worth.taxed > threshold,
  ewbNumber: row.ewb_number,
  ewbValidTill: row.ewb_valid_till,
});
