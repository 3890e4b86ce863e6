import { sql, type Kysely } from "kysely";

/**
 * What rates of tax are taken of, and cess by the unit, beside the percents: of products and their sub-categories, of rates that
 * come on a day, and of what has copied them. What is there already is taxed on its sale value.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ["sub_category", "product", "rate_change", "order_item", "invoice_line", "hub_dispatch_piece"])
    await sql`
      alter table ${sql.table(table)}
        add column tax_base text not null default 'TRANSACTION' check (tax_base in ('TRANSACTION', 'RETAIL_PRICE')),
        -- Rupees.
        add column cess_per_unit numeric(11, 4) not null default 0 check (cess_per_unit >= 0)
    `.execute(db);
};
