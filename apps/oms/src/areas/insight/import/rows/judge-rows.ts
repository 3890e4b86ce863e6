import { sql } from "kysely";
import type { ImportRow } from "@o2r/api/contract/insight";
import type { Db } from "../../../../db/schema.ts";
import { makeCheck, type Matched, type Verdict } from "./check-rows.ts";
import { refuseTwin } from "./row-keys.ts";

interface Waiting {
  readonly id: string;
  readonly number: number;
  readonly cells: readonly string[];
}

interface Judged extends Pick<Verdict, "keys" | "effect" | "errors" | "changes"> {
  readonly id: string;
  readonly state: ImportRow["state"];
}

/** The first row of the import that has each of these keys, without the rows that are being judged. */
const takenKeys = async (
  db: Db,
  job: string,
  keys: readonly string[],
  judged: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom("import_row")
    .select([sql<string>`unnest(keys)`.as("key"), "number"])
    .where("job_id", "=", job)
    .where(sql<boolean>`keys && ${[...keys]}::text[]`)
    .where(sql<boolean>`id <> all(${[...judged]}::uuid[])`)
    .orderBy("number", "desc")
    .execute();
  return new Map(rows.map(({ key, number }) => [key, number]));
};

/** Judges rows by the rules of their form, and keeps what was found. Nothing is imported. */
export const judgeRows = async (
  db: Db,
  job: { readonly id: string } & Matched,
  rows: readonly Waiting[],
): Promise<void> => {
  const check = await makeCheck(
    db,
    job,
    rows.map(({ cells }) => cells),
    { foresees: true },
  );
  const verdicts = [];
  for (const row of rows) verdicts.push({ ...(await check(db, row.cells)), id: row.id, number: row.number });
  const keys = verdicts.flatMap((verdict) => verdict.keys);
  const ids = rows.map(({ id }) => id);
  const taken = keys.length === 0 ? new Map<string, number>() : await takenKeys(db, job.id, keys, ids);
  const judged = verdicts.map(({ id, number, keys: own, effect, errors, changes }): Judged => {
    const twin = own.find((key) => taken.has(key));
    for (const key of own) if (!taken.has(key)) taken.set(key, number);
    const all =
      twin === undefined ? errors : [...errors, refuseTwin(job.thing, twin, number, taken.get(twin) ?? number)];
    return { id, state: all.length === 0 ? "GOOD" : "BAD", keys: own, effect, errors: all, changes };
  });
  await sql`
    update import_row as line
    set state = judged.state, keys = judged.keys, effect = judged.effect, errors = judged.errors,
      changes = judged.changes
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb)
      as judged (id uuid, state text, keys text[], effect text, errors jsonb, changes jsonb)
    where line.id = judged.id and line.state <> 'DONE'`.execute(db);
};
