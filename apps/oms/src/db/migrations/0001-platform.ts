import { sql, type Kysely } from "kysely";

/** What every area stands on: repeatable calls, the audit log, the outbox of events, and shared rate limits. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table idempotency_key (
      actor_id uuid not null,
      key text not null,
      fingerprint text not null,
      status smallint,
      reply jsonb,
      etag text,
      created_at timestamptz(3) not null,
      primary key (actor_id, key)
    )`.execute(db);
  await sql`create index idempotency_key_age on idempotency_key (created_at)`.execute(db);

  await sql`
    create table audit_log (
      id uuid primary key,
      at timestamptz(3) not null,
      action text not null,
      entity text,
      entity_id text,
      version integer,
      actor_id uuid,
      actor_username text,
      actor_type text,
      changes jsonb not null default '[]',
      refusal text,
      address text,
      request_id text not null
    )`.execute(db);
  await sql`create index audit_log_entity on audit_log (entity, entity_id, id desc)`.execute(db);
  await sql`create index audit_log_actor on audit_log (actor_id, id desc)`.execute(db);
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'audit_log is append-only' using errcode = 'insufficient_privilege';
    end
    $$`.execute(db);
  await sql`
    create trigger audit_log_append_only before update or delete on audit_log
    for each row execute function refuse_audit_change()`.execute(db);
  await sql`
    create trigger audit_log_no_truncate before truncate on audit_log
    for each statement execute function refuse_audit_change()`.execute(db);

  await sql`
    create table outbox (
      id uuid primary key,
      at timestamptz(3) not null,
      action text not null,
      entity text not null,
      entity_id text not null,
      version integer,
      warehouse_id uuid,
      seq bigint unique
    )`.execute(db);
  await sql`create index outbox_waiting on outbox (id) where seq is null`.execute(db);

  await sql`
    create table rate_limit (
      name text not null,
      key text not null,
      tokens double precision not null,
      at timestamptz(3) not null,
      primary key (name, key)
    )`.execute(db);
};
