import { sql, type Kysely } from "kysely";

/**
 * Shipments from a central warehouse to hubs: a stop carries a consignment of a hub order in the place of a retailer's order.
 * What is in flight stays the hub order's; the shipment only carries it. What is worth more than may travel without one has
 * its e-way bill on the consignment.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table hub_dispatch add column ewb_number text, add column ewb_valid_till date;

    alter table shipment_stop
      alter column order_id drop not null,
      alter column invoice_id drop not null,
      alter column retailer_id drop not null,
      add column dispatch_id uuid references hub_dispatch (id),
      add constraint shipment_stop_carries check (
        num_nonnulls(order_id, invoice_id, retailer_id) = case when dispatch_id is null then 3 else 0 end);
    create unique index shipment_stop_open_dispatch on shipment_stop (dispatch_id) where open;
    create index shipment_stop_of_dispatch on shipment_stop (dispatch_id) where dispatch_id is not null;
  `.execute(db);
};
