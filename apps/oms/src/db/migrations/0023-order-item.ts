import { sql, type Kysely } from "kysely";

/** What orders are of. Warehouse and instant are repeated from the order, so that one index serves a product's page. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Amounts of money are whole paise.
    create table order_item (
      order_id uuid not null references orders (id) on delete cascade,
      position integer not null check (position >= 0),
      warehouse_id uuid not null references warehouse (id),
      product_id uuid not null references product (id),
      placed_at timestamptz(3) not null,
      quantity integer not null check (quantity > 0),
      price bigint not null check (price >= 0),
      primary key (order_id, position)
    );
    create index order_item_of_product on order_item (product_id, placed_at desc, order_id desc);
    create index order_item_of_product_in_warehouse on order_item (warehouse_id, product_id, placed_at desc, order_id desc);
  `.execute(db);
};
