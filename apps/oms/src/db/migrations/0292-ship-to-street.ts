import { sql, type Kysely } from "kysely";

/**
 * Orders kept the directions to a shop as its address. Those that are not invoiced yet get its house, street and locality, as
 * long as the shop stands where it did; an invoice stays as it was issued.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update orders set ship_to = jsonb_set(ship_to, '{address}', to_jsonb(concat_ws(', ',
        nullif(retailer.address_line1, ''), nullif(retailer.address_line2, ''), nullif(retailer.address_line3, ''))))
      from retailer
      where retailer.id = orders.retailer_id
        and ship_to ->> 'pincode' = retailer.pincode
        and ship_to ->> 'address' = coalesce(retailer.address, '')
        and not exists (select from invoice where invoice.order_id = orders.id)
  `.execute(db);
};
