import { sql, type Kysely } from "kysely";

/** What came of calls, when a retailer is to be called next, and which order a call brought. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table dialer_call rename column status to state;
    alter table dialer_call
      add column answered_at timestamptz(3),
      add column ended_at timestamptz(3),
      add column disposition text check (disposition in
        ('ORDERED', 'CALL_BACK', 'NO_NEED', 'NOT_REACHED', 'COMPLAINT', 'WRONG_NUMBER')),
      add column note text not null default '',
      -- The slot of the next call.
      add column next_on date,
      add column next_at text,
      add constraint dialer_call_slot check ((next_on is null) = (next_at is null));
    create index dialer_call_of_retailer on dialer_call (retailer_id, created_at desc, id desc);
    alter table orders add column call_id uuid references dialer_call (id);
    create index orders_of_call on orders (call_id) where call_id is not null;
  `.execute(db);
};
