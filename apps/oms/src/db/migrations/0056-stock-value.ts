import { sql, type Kysely } from "kysely";

/** What each person has moved of stock on each day of the trade, for the cap on it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table stock_value_day (
      user_id uuid not null references app_user (id) on delete cascade,
      -- Of Asia/Kolkata.
      day date not null,
      -- MOVED: brought in, taken out or given away. ALONE: received and inspected by the same person.
      kind text not null check (kind in ('MOVED', 'ALONE')),
      -- Paise, at PTH.
      value bigint not null check (value >= 0),
      primary key (user_id, day, kind)
    );
  `.execute(db);
};
