import type { ColumnType, Generated, Kysely } from "kysely";
import type { AuditEntry } from "../audit/entry.ts";

/** An instant as the database gives it: ISO 8601 in UTC with milliseconds. Written as a Date or as such a string. */
export type Instant = ColumnType<string, Date | string, Date | string>;

/** A column that is filled by the database when it is left out. */
export type Filled<T> = Generated<T>;

/**
 * Every table, by name. An area adds its own beside its queries:
 * `declare module "../../db/schema.ts" { interface Database { product: ProductTable } }`.
 */
export interface Database {
  idempotency_key: IdempotencyKeyTable;
  audit_log: AuditLogTable;
  outbox: OutboxTable;
  rate_limit: RateLimitTable;
  event_position: EventPositionTable;
  job_lease: JobLeaseTable;
  database_use: DatabaseUseTable;
}

/** The pool, or an open transaction: code that gets one cannot tell, and need not. */
export type Db = Kysely<Database>;

interface IdempotencyKeyTable {
  actor_id: string;
  key: string;
  fingerprint: string;
  /** What was answered, to be answered again; null only inside the transaction that makes it. */
  status: number | null;
  reply: unknown;
  etag: string | null;
  created_at: Instant;
}

interface AuditLogTable {
  id: string;
  at: Instant;
  action: string;
  entity: string | null;
  entity_id: string | null;
  version: number | null;
  actor_id: string | null;
  actor_username: string | null;
  actor_type: string | null;
  /** FieldChange[] */
  changes: ColumnType<unknown, string, never>;
  /** The error code of a refusal that is worth keeping, such as a failed sign-in; null for what succeeded. */
  refusal: string | null;
  address: string | null;
  request_id: string;
  /** The row of a file that the change was imported from. */
  origin: ColumnType<AuditEntry["origin"] | null, string | null | undefined, never>;
}

interface OutboxTable {
  id: string;
  at: Instant;
  action: string;
  entity: string;
  entity_id: string;
  version: number | null;
  warehouse_id: string | null;
  /** The one person it is for; null for whoever may read the row. */
  user_id: Filled<string | null>;
  /** Given by the relay after commit, so that it follows the order of commits; null until then. */
  seq: number | null;
}

interface EventPositionTable {
  stream: string;
  last_seq: number;
  forgotten_seq: number;
}

interface RateLimitTable {
  name: string;
  key: string;
  /** Calls left, as of `at`. */
  tokens: number;
  at: Instant;
}

interface JobLeaseTable {
  name: string;
  until: Instant;
  holder: Filled<string | null>;
}

interface DatabaseUseTable {
  id: Filled<1>;
  purpose: "demo" | "production";
  since: Filled<Instant>;
}
