import { sql, type Kysely } from "kysely";

/** The prices that a change leaves as they are: on its day they are what they have become, and not what they once were. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table price_change add column stays text[] not null default '{}'
      constraint price_change_stays check (stays <@ array['o2rlp', 'pth', 'ptr', 'mrp']);
  `.execute(db);
};
