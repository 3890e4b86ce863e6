import { sql, type Kysely } from "kysely";

/**
 * Supplies that are charged no tax, whatever their rates: to a special economic zone under a letter of undertaking, or where the
 * buyer pays the tax (reverse charge). An invoice to a zone says which way it goes; an order keeps that it is charged none, for
 * when it is priced again.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table retailer add column special_zone boolean not null default false;
    alter table orders add column untaxed boolean not null default false;
    alter table invoice
      add column zone text check (zone in ('TAXED', 'UNTAXED')),
      add constraint invoice_zone check (zone is null or (split = 'IGST' and gst_number is not null and not reverse_charge)),
      add constraint invoice_reverse_charge check (not reverse_charge or gst_number is not null),
      add constraint invoice_untaxed
        check ((zone is distinct from 'UNTAXED' and not reverse_charge) or cgst + sgst + igst + cess = 0);
  `.execute(db);
};
