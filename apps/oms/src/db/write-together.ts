import { sql, type CompiledQuery } from "kysely";
import { partOf, sayOnce, Texts, type Part } from "./compile-once.ts";
import type { Database, Db } from "./schema.ts";
import { sendAhead } from "./sending/send-ahead.ts";

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

interface More {
  /** Columns that are no part of the rows, and what of the statement each of them is. */
  readonly computed?: Readonly<Record<string, string>>;
  /** Whether the rows are handed over as they were written. */
  readonly returning?: boolean;
}

/**
 * Adds rows that are given as one parameter, so that the text of the statement is the same for any number of them and
 * PostgreSQL plans it once. All have the columns of the first; what stands in a JSON column is given as it is, not as text.
 */
export const insertAsOne = (
  table: keyof Database,
  rows: readonly object[],
  { computed = {}, returning = false }: More = {},
): Part => {
  const names = Object.keys(rows[0] ?? {});
  return {
    id: `${table} ${names.join(" ")} ${Object.values(computed).join(" ")}${returning ? " *" : ""}`,
    given: { rows: JSON.stringify(rows) },
    build: (given) => {
      const into = [...names, ...Object.keys(computed)].map(quoted).join(", ");
      const from = [...names.map(quoted), ...Object.values(computed)].join(", ");
      return sql`${sql.raw(`insert into ${quoted(table)} (${into})
        select ${from} from jsonb_populate_recordset(null::${quoted(table)}, `)}${Reflect.get(given, "rows")}${sql.raw(
        `::jsonb)${returning ? " returning *" : ""}`,
      )}`;
    },
  };
};

/** Parts of a statement by the names that they have in it. */
export type Parts = readonly (readonly [name: string, part: Part])[];

const texts = new Texts();

const together = (db: Db, parts: Parts, answer: Part): CompiledQuery => {
  const all = [...parts.map(([, part]) => part), answer];
  return texts.of(
    db,
    parts.reduce((text, [name, { id }]) => `${text}${name} ${id}\n`, answer.id),
    all.map(({ given }) => given),
    (holes) => {
      const written = all.map(({ build }, at) => build(holes[at] ?? {}, db));
      const named = parts.map(([name], at) => sql`${sql.id(name)} as (${written[at]})`);
      return sql`with ${sql.join(named)} ${written.at(-1)}`.compile(db);
    },
  );
};

/**
 * Sends parts that write as one statement, which is built once; `answer` says what of it comes back. All see the rows as they
 * were before, and what one hands over another has by its name.
 *
 *     const [{ number }] = await writeTogether(db, [["series", nextNumber], ["line", lines]], numberOfSeries);
 */
export const writeTogether = async <Row>(db: Db, parts: Parts, answer: Part<Row>): Promise<readonly Row[]> =>
  (await db.executeQuery<Row>(together(db, parts, answer))).rows;

const done = partOf(
  sayOnce(() => sql<object>`select`),
  {},
);

/** Sends parts of which nothing comes back. */
export const writeAll = async (db: Db, parts: Parts): Promise<void> => {
  await writeTogether(db, parts, done);
};

/** Sends them together with what comes next: see `sendAhead`. */
export const writeAhead = (db: Db, parts: Parts): Promise<void> => sendAhead(db, together(db, parts, done));

/** Adds rows: see `insertAsOne`. */
export const writeRows = async (db: Db, table: keyof Database, rows: readonly object[]): Promise<void> => {
  if (rows.length > 0) await writeAll(db, [["added", insertAsOne(table, rows)]]);
};
