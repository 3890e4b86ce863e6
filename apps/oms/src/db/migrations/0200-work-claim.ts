import { sql, type Kysely } from "kysely";

/** Whom the next row of a queue was given to, until when: meanwhile nobody else is led to it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table work_claim (
      entity text not null,
      entity_id uuid not null,
      held_by uuid not null references app_user (id) on delete cascade,
      held_until timestamptz(3) not null,
      primary key (entity, entity_id)
    );
    create index work_claim_ended on work_claim (held_until);
    create index work_claim_holder on work_claim (held_by);
  `.execute(db);
};
