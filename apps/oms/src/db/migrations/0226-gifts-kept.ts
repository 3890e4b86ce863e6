import { sql, type Kysely } from "kysely";

/**
 * Which lines of an order have earned its free goods, and by which rule, so that a credit note knows what is to come back with
 * them. What stays is taken off what is credited; once it comes after all, a line is credited that has no units on the note.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table promotion_use_gift (
      use_id uuid not null references promotion_use (id) on delete cascade,
      -- The key of the free line, and those of the lines that have earned it.
      line text not null,
      earned_by text[] not null check (cardinality(earned_by) > 0),
      -- Units of these that were ordered together: for each so many of them so many are free.
      ordered integer not null check (ordered > 0),
      buy integer not null check (buy > 0),
      get integer not null check (get > 0),
      primary key (use_id, line)
    );
    create index promotion_use_of_order on promotion_use (order_id);
    alter table credit_note_line drop constraint credit_note_line_units_check;
    alter table credit_note_line add constraint credit_note_line_units_check check (units >= 0);
    -- Of its taxable amount, what free goods cost that were kept; below 0 once they have come.
    alter table credit_note_line add column kept bigint not null default 0;
  `.execute(db);
};
