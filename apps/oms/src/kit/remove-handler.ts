import { sql } from "kysely";
import { notFound, stale } from "../app-error.ts";
import type { AuditEntry } from "../audit/entry.ts";
import { readHistory } from "../audit/history.ts";
import { lockRow, type VersionedTable } from "../db/repository.ts";
import type { Db } from "../db/schema.ts";

/** What is special about a thing whose rows can be deleted. */
interface RemoveGiven<Row> {
  /** As the audit log calls it, and as people do: as `thingHandlers` is given them. */
  readonly entity: string;
  readonly noun: string;
  readonly table: VersionedTable;
  readonly find: (db: Db, id: string) => Promise<Row | undefined>;
  /** Throws where the row has to stay. */
  readonly check: (db: Db, row: Row) => Promise<void>;
  readonly audited: (row: Row) => Readonly<Record<string, unknown>>;
}

interface Removing {
  readonly db: Db;
  readonly params: { readonly id: string };
  readonly version: number;
  readonly audit: (entry: AuditEntry) => void;
}

/** Deletes a row for good, in the version that the caller saw; 412 with what happened since when it has another. */
export const removeHandler =
  <Row extends { readonly version: number }>({ entity, noun, table, find, check, audited }: RemoveGiven<Row>) =>
  async ({ db, params: { id }, version, audit }: Removing): Promise<{ done: true }> => {
    const held = await lockRow(db, table, id);
    const row = held && (await find(db, id));
    if (!row) throw notFound(noun);
    if (row.version !== version)
      throw stale({ row, changes: await readHistory(db, { entity, id, sinceVersion: version }) });
    await check(db, row);
    await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
    audit({ entity, id, version: row.version + 1, before: audited(row) });
    return { done: true };
  };
