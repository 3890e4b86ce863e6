import { sql, type Kysely } from "kysely";

/**
 * Lines of orders that are a part of a kit or a combo say of how many, and free ones by which promotion. Lines of
 * invoices keep the name of what they were sold in.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table order_item
      -- The kit that a component was ordered in.
      add column kit_id uuid references product (id),
      -- So many kits or combos.
      add column sets integer check (sets > 0),
      -- What gave a free line.
      add column promotion_id uuid references promotion (id),
      add constraint order_item_part check (
        (kind = 'PART') = (num_nonnulls(kit_id, combo_id) = 1) and (kind = 'PART') = (sets is not null)),
      add constraint order_item_free check (promotion_id is null or kind = 'FREE');
    alter table invoice_line add column bundle text;
  `.execute(db);
};
