import { generate, IdentifierNode, ModuleReferenceNode, PostgresDialect, type DatabaseMetadata } from "kysely-codegen";
import { sql, type Kysely } from "kysely";
import { openPool } from "../db/pool.ts";

/** The texts that a condition leaves to a column, where it says no more than that. */
const oneOf = /^CHECK \(\(+(\w+) = (?:ANY \(ARRAY\[(.*)\]\)|('[^']*'::text))\)+$/;
const text = /'((?:[^']|'')*)'::text/g;

/** Tells of each column which texts its checks leave. */
const withChecks = async (db: Kysely<unknown>, metadata: DatabaseMetadata): Promise<DatabaseMetadata> => {
  const { rows } = await sql<{ table: string; rule: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'c' and conrelid <> 0`.execute(db);
  for (const { table, rule } of rows) {
    const [, column, many, one] = oneOf.exec(rule) ?? [];
    const found = metadata.tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column);
    const values = [...(many ?? one ?? "").matchAll(text)].flatMap(([, value]) => value ?? []);
    if (found && values.length > 0) found.enumValues = values;
  }
  return metadata;
};

/** The types of a database's tables, as its driver reads and writes them. */
export const typesOfDatabase = async (url: string): Promise<string> => {
  const dialect = new PostgresDialect({ dateParser: "string" });
  const { scalars } = dialect.adapter;
  const columns = new ModuleReferenceNode("./columns.ts");
  Object.assign(dialect.adapter.imports, { Instant: columns, Decimal: columns });
  scalars["timestamptz"] = new IdentifierNode("Instant");
  scalars["numeric"] = new IdentifierNode("Decimal");
  scalars["int8"] = new IdentifierNode("number");
  scalars["jsonb"] = new IdentifierNode("unknown");
  const pool = openPool({ url, connections: 1 });
  try {
    return await generate({
      db: pool.db,
      dialect,
      excludePattern: "schema_migration",
      postprocess: ({ db, metadata }) => withChecks(db, metadata),
      typeOnlyImports: true,
      outFile: null,
    });
  } finally {
    await pool.close();
  }
};
