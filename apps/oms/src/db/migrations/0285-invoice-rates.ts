import { sql, type Kysely } from "kysely";

/** Invoices are found by the rates of their lines, of which each keeps its own beside its sums: hundredths of a percent. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table invoice add column rates integer[] not null default '{}';
    update invoice set rates = line.rates
      from (select warehouse_id, invoice_id, array_agg(distinct (gst * 100)::integer) as rates
        from invoice_line group by warehouse_id, invoice_id) as line
      where line.warehouse_id = invoice.warehouse_id and line.invoice_id = invoice.id;
    create index invoice_rates on invoice using gin (rates) with (fastupdate = off);
  `.execute(db);
};
