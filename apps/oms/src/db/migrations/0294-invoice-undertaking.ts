import { sql, type Kysely } from "kysely";

/** An invoice that charges a special economic zone no tax names the undertaking that frees it, as it was on its day. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table invoice add column undertaking text;
    update invoice set undertaking = (select arn from undertaking where undertaking.gstin = invoice.gstin
      and invoice.day between undertaking.valid_from and undertaking.valid_till
      order by undertaking.active desc, undertaking.valid_from, undertaking.id limit 1)
    where zone = 'UNTAXED';
  `.execute(db);
};
