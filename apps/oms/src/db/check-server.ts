import { sql } from "kysely";
import { MigrationError } from "./migration-error.ts";
import { sessionSettings } from "./pool.ts";
import type { Db } from "./schema.ts";

/** The oldest PostgreSQL that the service has been tried with. */
const oldest = 14;

interface Server {
  readonly version: number;
  readonly encoding: string;
  readonly standby: boolean;
  readonly schema: string | null;
}

const refusalOf = ({ version, encoding, standby, schema }: Server): string | undefined => {
  const major = Math.floor(version / 10_000);
  if (major < oldest) return `The database is PostgreSQL ${major}; this service needs ${oldest} or later.`;
  if (encoding !== "UTF8") return `The database is encoded in ${encoding}; this service needs one in UTF8.`;
  if (standby) return "The database is a standby, which can be read only: name the primary in DATABASE_URL.";
  if (schema === null) return "The database has no schema that tables could be made in: see its search_path.";
  return undefined;
};

const describe = (error: unknown): string => {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
};

/**
 * Refuses a role without the settings that each connection needs: a pooler passes none on, and days, limits and plans
 * would be other ones in silence.
 */
const checkRole = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ name: string; setting: string }>`select name, setting from pg_settings`.execute(db);
  const inForce = new Map(rows.map(({ name, setting }) => [name.toLowerCase(), setting]));
  const wrong = Object.entries(sessionSettings).filter(([name, value]) => inForce.get(name) !== value);
  if (wrong.length === 0) return;
  const statements = wrong.map(([name, value]) => `alter role current_user set ${name} = '${value}';`);
  throw new MigrationError(
    "Behind a pooler the role of DATABASE_URL needs settings of its own. Run as that role, past the pooler, and let the " +
      `pooler open new connections: ${statements.join(" ")}`,
  );
};

/** Refuses, in a sentence, a database that cannot be reached or that the service could not work with; `pooled` as in `openPool`. */
export const checkServer = async (db: Db, { pooled }: { readonly pooled: boolean }): Promise<void> => {
  const { rows } = await sql<Server>`select current_setting('server_version_num')::int as version,
    current_setting('server_encoding') as encoding, pg_is_in_recovery() as standby, current_schema() as schema`
    .execute(db)
    .catch((error: unknown) => {
      throw new MigrationError(`The database of DATABASE_URL cannot be reached: ${describe(error)}`);
    });
  const refusal = rows[0] && refusalOf(rows[0]);
  if (refusal !== undefined) throw new MigrationError(refusal);
  if (pooled) await checkRole(db);
};

/**
 * Refuses a schema that holds tables of somebody else: ours would stand among them, or clash with them. What an extension
 * brings is nobody's.
 */
export const checkTables = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ name: string; ours: boolean }>`
    select c.relname as name, c.relname = 'schema_migration' and exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'applied_at') as ours
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by ours desc, name limit 4`.execute(db);
  if (rows.length === 0 || rows.some(({ ours }) => ours)) return;
  const names = rows.slice(0, 3).map(({ name }) => name);
  throw new MigrationError(
    `The database holds tables that this service has not made (${names.join(", ")}${rows.length > 3 ? ", …" : ""}). ` +
      "Give it a database of its own.",
  );
};
