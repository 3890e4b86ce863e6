import { sql, type Kysely } from "kysely";

/**
 * What invoices begin with is one letter before the warehouse's code. Nothing read the setting until now: numbers go on with
 * the H that they have, whatever it said, and a warehouse's own ends.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update system_setting set value = 'H', version = version + 1, active = warehouse_id is null where key = 'invoicePrefix'
  `.execute(db);
};
