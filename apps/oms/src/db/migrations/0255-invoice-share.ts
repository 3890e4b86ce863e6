import { sql, type Kysely } from "kysely";

/**
 * Links by which somebody without an account reads one invoice. The link itself is signed and stands nowhere; a row says
 * whether it is good still.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table invoice_share (
      id uuid primary key,
      warehouse_id uuid not null references warehouse (id),
      invoice_id uuid not null references invoice (id),
      expires_at timestamptz(3) not null,
      revoked_at timestamptz(3),
      made_at timestamptz(3) not null,
      made_by uuid not null references app_user (id)
    );
    create unique index invoice_share_good on invoice_share (invoice_id) where revoked_at is null;
  `.execute(db);
};
