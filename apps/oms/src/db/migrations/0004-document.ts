import { sql, type Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table document (
      id uuid primary key,
      owner_id uuid not null,
      -- Random and without an extension: nothing of what the sender called the file reaches the disk.
      stored_name text not null unique,
      file_name text not null,
      content_type text not null,
      size integer not null check (size > 0),
      -- Of the bytes stored, after an image was written anew.
      sha256 text not null,
      width integer,
      height integer,
      created_at timestamptz(3) not null
    );
    create index document_by_owner on document (owner_id, created_at desc, id desc);
  `.execute(db);
};
