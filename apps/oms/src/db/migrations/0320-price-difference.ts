import { sql, type Kysely } from "kysely";

/** A credit note may credit the difference of a price: rupees of a line, and no units of it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Of its taxable amount; asked for before any free goods that were kept are taken off.
    alter table credit_note_line add column off bigint not null default 0 check (off >= 0);
  `.execute(db);
};
