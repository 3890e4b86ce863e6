import { sql, type Kysely } from "kysely";

/** Shipments of a driver, in the order of their list. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index shipment_by_driver on shipment ((md5(driver_mobile)::uuid), depart_on desc, id desc);
  `.execute(db);
};
