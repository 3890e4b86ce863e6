import { sql, type Kysely } from "kysely";

/**
 * What came by one reference of a bank is recorded once, whether it is called UPI or transfer: both stand under that reference
 * on the statement. A cheque's number is another thing. Where it was recorded twice already the later ones get a number behind
 * their reference, so that somebody can see to them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    drop index payment_instrument;
    update payment set payment_id = payment.payment_id || ' #' || twin.place
      from (
        select id, row_number() over (partition by retailer_id, lower(payment_id) order by created_at, id) as place
        from payment where state <> 'BOUNCED' and mode in ('UPI', 'TRANSFER')
      ) as twin
      where twin.id = payment.id and twin.place > 1;
    create unique index payment_instrument
      on payment (retailer_id, (case when mode = 'CHEQUE' then mode else 'BANK' end), lower(payment_id))
      where state <> 'BOUNCED' and mode <> 'CASH';
  `.execute(db);
};
