import { sql, type Kysely } from "kysely";

/** Who types the whole number of an invoice finds it under whichever registration, without a search through all texts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index invoice_by_number on invoice (number)`.execute(db);
};
