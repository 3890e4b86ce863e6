import { sql, type RawBuilder, type SqlBool } from "kysely";
import { isStillReferredTo } from "../../db/database-error.ts";
import type { Db } from "../../db/schema.ts";
import { tx } from "../../db/tx.ts";
import { removeBytes } from "./remove-bytes.ts";
import { documentBlobs, type StoreSettings } from "./stores.ts";

/** How long a document that nothing holds is kept, in milliseconds: a draft in somebody's browser may still name it. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** How many go in one turn. */
const atOnce = 200;

/**
 * That no row of any table refers to a document, by what the database itself knows of references: a new table is among them.
 * All that is referred to is one list, which is read once: asked for each document, one table without an index was read
 * again for each of them.
 */
const heldByNothing = async (db: Db): Promise<RawBuilder<SqlBool>> => {
  const { rows } = await sql<{ place: string; field: string }>`
    select referring.relname as place, field.attname as field
    from pg_constraint as reference
    join pg_class as referring on referring.oid = reference.conrelid
    join pg_attribute as field on field.attrelid = reference.conrelid and field.attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.confrelid = 'document'::regclass`.execute(db);
  const held = rows.map(
    ({ place, field }) =>
      sql`select ${sql.ref(field)} as id from ${sql.table(place)} where ${sql.ref(field)} is not null`,
  );
  return sql<SqlBool>`not exists (select from (${sql.join(held, sql` union all `)}) as held where held.id = document.id)`;
};

/**
 * Forgets uploads that nothing holds, 30 days after they came: those of forms that were left, and those that a browser could
 * not delete. One that something takes up at the same moment stays.
 */
export const forgetDocuments = async (db: Db, config: StoreSettings, now: Date): Promise<void> => {
  const left = await db
    .selectFrom("document")
    .select(["id", "stored_name"])
    .where("created_at", "<", new Date(now.getTime() - keptFor).toISOString())
    .where(await heldByNothing(db))
    .orderBy("id")
    .limit(atOnce)
    .execute();
  for (const { id, stored_name } of left) {
    try {
      await tx(db, async (open) => {
        await open.deleteFrom("document").where("id", "=", id).execute();
        await documentBlobs(config).release(stored_name);
      });
    } catch (error) {
      if (isStillReferredTo(error)) continue;
      throw error;
    }
    await removeBytes(config, stored_name);
  }
};
