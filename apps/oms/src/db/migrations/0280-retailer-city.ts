import { sql, type Kysely } from "kysely";

/** Retailers of a city, in the order of their list. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index retailer_by_city on retailer ((md5(lower(city))::uuid), lower(establishment), id);
  `.execute(db);
};
