import { sql, type Kysely } from "kysely";

/**
 * Three settings that nothing read. What invoices begin with is one letter before the warehouse's code now: numbers go on with
 * the H that they have, whatever it said, and a warehouse's own ends. How often a console looks for a call and for orders is
 * specified.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update system_setting set value = 'H', version = version + 1, active = warehouse_id is null where key = 'invoicePrefix';
    delete from system_setting where key in ('pollCall', 'pollOrders');
  `.execute(db);
};
