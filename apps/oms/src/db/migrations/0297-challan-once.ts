import { sql, type Kysely } from "kysely";

/**
 * What goes to another GSTIN has the number of its invoice, which is unique in the GSTIN that issues it (`hub_invoice_number`):
 * a warehouse that is registered anew in mid-year begins with the first again. Challans alone are unique in their warehouse.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    drop index hub_dispatch_challan;
    create unique index hub_dispatch_challan on hub_dispatch (cwh_id, challan) where challan like 'DC%';
  `.execute(db);
};
