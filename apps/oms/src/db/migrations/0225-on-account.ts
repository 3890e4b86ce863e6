import { sql, type Kysely } from "kysely";

/**
 * What stands on account pays the oldest due, whether it came as money or as a credit note: an allocation names the one or the
 * other. What is left of either is found by its retailer.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table allocation alter column payment_id drop not null;
    alter table allocation add column credit_note_id uuid references credit_note (id);
    alter table allocation add constraint allocation_source check (num_nonnulls(payment_id, credit_note_id) = 1);
    create index allocation_of_credit_note on allocation (credit_note_id) where credit_note_id is not null;
    create index payment_on_account on payment (retailer_id) where allocated < amount and state <> 'BOUNCED';
    create index credit_note_on_account on credit_note (retailer_id) where allocated < total and state = 'ISSUED';
  `.execute(db);
};
