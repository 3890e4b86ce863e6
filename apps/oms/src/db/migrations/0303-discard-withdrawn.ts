import { sql, type Kysely } from "kysely";

/** Whoever has asked for a discard may withdraw it: it has ended then, and nobody has decided on it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table discard_request drop constraint discard_request_state_check;
    alter table discard_request add constraint discard_request_state_check
      check (state in ('REQUESTED', 'APPROVED', 'REFUSED', 'WITHDRAWN'))
  `.execute(db);
};
