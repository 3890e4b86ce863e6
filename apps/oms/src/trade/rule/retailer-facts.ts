import { sql, type RawBuilder } from "kysely";
import type { AttributesOf } from "@o2r/api/contract/core";

type Columns<C extends "RETAILER" | "WAREHOUSE" | "PRODUCT"> = Readonly<Record<AttributesOf<C>, RawBuilder<unknown>>>;

const inKolkata = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone 'Asia/Kolkata')::date`;

/** What somebody has placed and not cancelled. */
const placed = sql`from orders where orders.retailer_id = retailer.id and orders.state <> 'CANCELLED'`;
const lastOrderAt = sql`(select max(orders.placed_at) ${placed})`;

/** What rules ask of a retailer, as SQL about the row `retailer`: to know of one what is true, and to count all. */
export const retailerColumns: Columns<"RETAILER"> = {
  retailer: sql`retailer.id`,
  shopType: sql`retailer.shop_type`,
  retailerType: sql`retailer.retailer_type`,
  beatType: sql`retailer.beat_type`,
  beat: sql`retailer.beat_id`,
  city: sql`retailer.city`,
  state: sql`retailer.address_state`,
  pincode: sql`retailer.pincode`,
  isPrime: sql`retailer.is_prime`,
  since: inKolkata(sql`retailer.created_at`),
  orders: sql`(select count(*) ${placed})`,
  lastOrderOn: inKolkata(lastOrderAt),
  // Of who never ordered, since they were taken on: as the list of retailers counts it.
  idleDays: sql`(${inKolkata(sql`now()`)} - ${inKolkata(sql`coalesce(${lastOrderAt}, retailer.created_at)`)})`,
};

/** What rules ask of the warehouse that serves a retailer, which stands beside as `hub`. */
export const warehouseColumns: Columns<"WAREHOUSE"> = {
  warehouse: sql`hub.id`,
  type: sql`hub.type`,
  city: sql`hub.city`,
  state: sql`hub.state`,
  pincode: sql`hub.pincode`,
};
