import { sql, type Kysely } from "kysely";

/** What the event stream stands on: whom an event is for, how far events were numbered, and who numbers them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table outbox add column user_id uuid;

    create table event_position (
      stream text primary key,
      -- Number of the newest event.
      last_seq bigint not null,
      -- Number of the newest event that is not kept any more: whoever heard less than this cannot go on.
      forgotten_seq bigint not null
    );
    insert into event_position (stream, last_seq, forgotten_seq) values ('outbox', 0, 0);

    -- Null where a job is done once in a while, and nobody holds it in between.
    alter table job_lease add column holder uuid;
  `.execute(db);
};
