import type { FieldError } from "@o2r/api/contract";
import { sql } from "kysely";
import type { Database, Db } from "../db/schema.ts";

/** The tables whose rows have a name and can be switched off. */
type Master = {
  [T in keyof Database]: Database[T] extends { name: unknown; active: unknown } ? T : never;
}[keyof Database];

export interface Reference {
  readonly table: Master;
  readonly id: string | null | undefined;
}

/** The name of a row that is switched off; it is held, so that it stays as it is until the transaction ends. */
const inactiveName = async (db: Db, { table, id }: Reference): Promise<string | undefined> => {
  if (!id) return undefined;
  const { rows } = await sql<{ name: string; active: boolean }>`
    select name, active from ${sql.table(table)} where id = ${id} for share`.execute(db);
  const row = rows[0];
  return row?.active === false ? row.name : undefined;
};

/**
 * What is wrong with a row that a field has come to name: one that is switched off stays good for what refers to it
 * already, and nothing else may begin to. `before` is what the field named until now.
 */
export const checkActive = async (
  db: Db,
  field: string,
  to: Reference,
  before: string | null | undefined,
): Promise<FieldError | null> => {
  const name = to.id === before ? undefined : await inactiveName(db, to);
  return name === undefined ? null : { field, message: `${name} is inactive` };
};

/** Why a row cannot be switched on, in words: what it refers to is switched off. Null when nothing is. */
export const sayNeedsActive = async (
  db: Db,
  name: string,
  references: readonly Reference[],
): Promise<string | null> => {
  for (const reference of references) {
    const inactive = await inactiveName(db, reference);
    if (inactive !== undefined) return `${name} needs ${inactive}, which is inactive. Activate that first.`;
  }
  return null;
};
