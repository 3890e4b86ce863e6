import { sql, type Kysely } from "kysely";

/** What the rows of an import will overwrite, which of them mean the same thing, and from which file a change came. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Fields whose column has days that can only be read month first.
    alter table import_job add column month_first jsonb not null default '[]';

    -- A row is told from the others by its key, by another key, or by what it is found to mean.
    alter table import_row add column keys text[] not null default '{}';
    update import_row set keys = array[key] where key is not null;
    drop index import_row_by_key;
    alter table import_row drop column key;
    create index import_row_by_keys on import_row using gin (keys) with (fastupdate = off);

    alter table import_row add column changes jsonb not null default '[]';
    alter table import_row drop constraint import_row_effect_check;
    alter table import_row add constraint import_row_effect_check check (effect in ('create', 'update', 'none'));

    -- The file and its row that a change was imported from.
    alter table audit_log add column origin jsonb;
  `.execute(db);
};
