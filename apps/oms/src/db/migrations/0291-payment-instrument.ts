import { sql, type Kysely } from "kysely";

/**
 * What came by one reference of a bank is recorded once, whether it is called UPI or transfer: both stand under that reference
 * on the statement. A cheque's number is another thing.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    drop index payment_instrument;
    create unique index payment_instrument
      on payment (retailer_id, (case when mode = 'CHEQUE' then mode else 'BANK' end), lower(payment_id))
      where state <> 'BOUNCED' and mode <> 'CASH';
  `.execute(db);
};
