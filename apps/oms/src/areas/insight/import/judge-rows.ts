import { sql } from "kysely";
import type { ImportRow } from "@o2r/api/contract/insight";
import type { Db } from "../../../db/schema.ts";
import { makeCheck, refuseTwin, type Matched } from "./check-rows.ts";

interface Waiting {
  readonly id: string;
  readonly number: number;
  readonly cells: readonly string[];
}

interface Judged {
  readonly id: string;
  readonly state: ImportRow["state"];
  readonly key: string | null;
  readonly effect: "create" | "update";
  readonly errors: ImportRow["errors"];
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
    .select(["key", sql<number>`min(number)`.as("number")])
    .where("job_id", "=", job)
    .where(sql<boolean>`key = any(${[...keys]}::text[])`)
    .where(sql<boolean>`id <> all(${[...judged]}::uuid[])`)
    .groupBy("key")
    .execute();
  return new Map(rows.map(({ key, number }) => [key ?? "", number]));
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
  const keys = verdicts.flatMap(({ key }) => key ?? []);
  const ids = rows.map(({ id }) => id);
  const taken = keys.length === 0 ? new Map<string, number>() : await takenKeys(db, job.id, keys, ids);
  const judged = verdicts.map(({ id, number, key, effect, errors }): Judged => {
    const twin = key === null ? undefined : taken.get(key);
    if (key !== null && twin === undefined) taken.set(key, number);
    const all = twin === undefined ? errors : [...errors, refuseTwin(job.thing, twin)];
    return { id, state: all.length === 0 ? "GOOD" : "BAD", key, effect, errors: all };
  });
  await sql`
    update import_row as line
    set state = judged.state, key = judged.key, effect = judged.effect, errors = judged.errors
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb)
      as judged (id uuid, state text, key text, effect text, errors jsonb)
    where line.id = judged.id and line.state <> 'DONE'`.execute(db);
};
