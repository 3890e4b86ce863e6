import { sql, type Kysely } from "kysely";

/** Pincodes have rows of their own, so that people keep them: whose versions, stamps and history they are. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table pincode (
      id uuid primary key,
      pincode text not null constraint pincode_once unique check (pincode ~ '^[0-9]{6}$'),
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    insert into pincode (id, pincode)
      select gen_random_uuid(), pincode from (select pincode from pincode_area union select pincode from pincode_hub) as known;
    alter table pincode_area add foreign key (pincode) references pincode (pincode);
  `.execute(db);
};
