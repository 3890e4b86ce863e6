import { sql } from "kysely";
import type { Db } from "../db/schema.ts";

/** What a database holds of other hubs than one. */
export interface ForeignRows {
  /** One row of each table. */
  readonly samples: readonly { readonly table: string; readonly id: string }[];
  /** What of them a text names: their ids with their tables, and the numbers by which people know them. */
  readonly namedIn: (text: string) => readonly string[];
}

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** Every column of every table, those of partitions left out. */
const readColumns = async (db: Db): Promise<readonly Column[]> => {
  const { rows } = await sql<Column>`
    select c.table_name as "table", c.column_name as "column", c.data_type as type from information_schema.columns as c
    join information_schema.tables as t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    and not exists (select from pg_inherits where inhrelid = quote_ident(c.table_name)::regclass)`.execute(db);
  return rows;
};

/** Every column that names a row of another table by its id. */
const readReferences = async (db: Db) => {
  const { rows } = await sql<{ from: string; column: string; to: string }>`
    select conrelid::regclass::text as "from", attname as "column", confrelid::regclass::text as "to"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and cardinality(conkey) = 1 and conparentid = 0`.execute(db);
  return rows;
};

/** The columns that say of which warehouse a row is. */
const ofWarehouse = ["warehouse_id", "hub_id", "cwh_id", "to_warehouse_id"];
/** The columns by whose text people know a row. */
const known = /(^|_)(number|mobile)$/u;

/**
 * By table, when a row is another hub's: it names warehouses, and not this one; or it names none, but such a row. Read
 * from the columns that there are, so that no table is forgotten.
 */
const conditionsOf = async (db: Db, columns: readonly Column[], hub: string): Promise<ReadonlyMap<string, string>> => {
  const has = (table: string, column: string) =>
    columns.some((one) => one.table === table && one.column === column && one.type === "uuid");
  const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => has(table, "id"));
  const conditions = new Map([["warehouse", `type = 'HUB' and id <> '${hub}'`]]);
  for (const table of tables) {
    const named = ofWarehouse.filter((column) => has(table, column));
    if (named.length === 0) continue;
    const own = named.map((column) => `${column} = '${hub}'`).join(" or ");
    conditions.set(table, `coalesce(${named.join(", ")}) is not null and not coalesce(${own}, false)`);
  }
  const references = (await readReferences(db)).filter(({ from, to }) => to !== "warehouse" && tables.includes(from));
  for (let grown = true; grown;) {
    grown = false;
    for (const { from, column, to } of references) {
      const parent = conditions.get(to);
      if (parent === undefined || conditions.has(from)) continue;
      conditions.set(from, `${column} in (select id from ${to} where ${parent})`);
      grown = true;
    }
  }
  return conditions;
};

/** The rows of other hubs than one. */
export const readRowsOfOtherHubs = async (db: Db, hub: string): Promise<ForeignRows> => {
  const columns = await readColumns(db);
  const ids = new Map<string, string>();
  const [words, ownWords] = [new Set<string>(), new Set<string>()];
  const samples: { table: string; id: string }[] = [];
  for (const [table, condition] of await conditionsOf(db, columns, hub)) {
    const isForeign = sql<boolean>`coalesce(${sql.raw(condition)}, false)`;
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where ${isForeign}
      order by id desc`.execute(db);
    for (const { id } of rows) ids.set(id, table);
    const [first] = rows;
    if (first) samples.push({ table, id: first.id });
    const telling = columns.filter((one) => one.table === table && one.type === "text" && known.test(one.column));
    for (const { column } of telling) {
      const told = await sql<{ word: string; foreign: boolean }>`
        select ${sql.ref(column)} as word, ${isForeign} as foreign from ${sql.table(table)}
        where ${sql.ref(column)} ~ '\\d{4}' group by 1, 2`.execute(db);
      for (const { word, foreign } of told.rows) (foreign ? words : ownWords).add(word);
    }
  }
  // Each hub counts its orders from one, and several may be one company.
  for (const word of ownWords) words.delete(word);
  return {
    samples,
    namedIn: (text) => {
      const found = new Set<string>();
      for (const [id] of text.matchAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu))
        if (ids.has(id)) found.add(`${ids.get(id)} ${id}`);
      for (const [word] of text.matchAll(/[\w/-]{8,40}/gu)) if (words.has(word)) found.add(word);
      return [...found];
    },
  };
};
