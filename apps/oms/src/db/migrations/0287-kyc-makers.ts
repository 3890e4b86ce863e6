import { sql, type Kysely } from "kysely";

/** Those who submitted papers or changed what was typed of them, since they were last approved: they verify none of them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table kyc add column makers uuid[] not null default '{}';
    update kyc set makers = array[submitted_by] where submitted_by is not null and state <> 'APPROVED';
  `.execute(db);
};
