import { sql, type Kysely } from "kysely";

/** Codes that were sent to mobile numbers of retailers who are taken on: a row each, without the code itself. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table mobile_code (
      id uuid primary key,
      mobile text not null,
      -- Where it was asked from, hashed, and by whom.
      address text not null,
      asked_by uuid not null,
      code_hash text not null,
      attempts integer not null default 0,
      sent_at timestamptz(3) not null,
      verified_at timestamptz(3)
    );
    create index mobile_code_of_number on mobile_code (mobile, sent_at desc);
    create index mobile_code_of_address on mobile_code (address, sent_at desc);
  `.execute(db);
};
