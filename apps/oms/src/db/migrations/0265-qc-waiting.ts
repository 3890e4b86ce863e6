import { sql, type Kysely } from "kysely";

/** Checks that wait stand first in their list. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index qc_by_waiting on qc
      (warehouse_id, (case state when 'PENDING' then 2 when 'IN_PROGRESS' then 1 else 0 end), id);
    create index qc_of_all_by_waiting on qc
      ((case state when 'PENDING' then 2 when 'IN_PROGRESS' then 1 else 0 end), id);
  `.execute(db);
};
