import type { FieldError } from "@o2r/api/contract";
import type { Field, FormDefinition } from "@o2r/forms";
import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import { checkOptions } from "../trade/check-options.ts";
import { currentOf, nameOf, type Master, type Masters } from "./master.ts";

/** A field by which rows of a form name rows of a master. */
interface Reference {
  readonly field: string;
  readonly kind: Field["kind"];
  readonly master: Master;
}

/** The references of a form: which master a field names, its source says. Those of lists are their handlers' business. */
const referencesOf = (masters: Masters, { fields }: FormDefinition): readonly Reference[] =>
  Object.entries<Field>(fields).flatMap(([field, definition]) => {
    if (definition.kind !== "lookup" && definition.kind !== "multiLookup") return [];
    const master = masters[definition.options.source];
    return master ? [{ field, kind: definition.kind, master }] : [];
  });

/** The ids that a field of some values holds. */
const idsIn = (values: object | null, field: string): readonly string[] =>
  [values === null ? undefined : (Reflect.get(values, field) as unknown)]
    .flat()
    .flatMap((id) => (typeof id === "string" ? id : []));

/** The name of the first of these rows that is switched off. All are held: they stay as they are until the transaction ends. */
const inactiveName = async (db: Db, master: Master, ids: readonly string[]): Promise<string | undefined> => {
  if (ids.length === 0) return undefined;
  const { rows } = await sql<{ name: string; current: boolean }>`
    select ${nameOf(master)} as name, ${currentOf(master)} as current from ${sql.table(master.table)}
    where id = any(${ids}::uuid[]) order by id for share`.execute(db);
  return rows.find(({ current }) => !current)?.name;
};

/** Where the rows of every master are looked for. */
interface Looking {
  readonly db: Db;
  readonly masters: Masters;
}

/**
 * What is wrong with the rows, and the options of master lists, that values have come to name: one that is switched off stays good for what refers to it
 * already, and nothing else may begin to. `before` holds what was named until now.
 */
export const checkActive = async (
  { db, masters }: Looking,
  form: FormDefinition,
  values: object,
  before: object | null,
): Promise<readonly FieldError[]> => {
  const errors: FieldError[] = [...(await checkOptions(db, form, values, before))];
  for (const { field, master } of referencesOf(masters, form)) {
    const known = new Set(idsIn(before, field));
    const fresh = idsIn(values, field).filter((id) => !known.has(id));
    const name = await inactiveName(db, master, fresh);
    if (name !== undefined) errors.push({ field, message: `${name} is inactive` });
  }
  return errors;
};

/** The name of what a row belongs to that is switched off, so that the row cannot be switched on. */
export const findInactive = async (
  { db, masters }: Looking,
  form: FormDefinition,
  row: object,
): Promise<string | undefined> => {
  for (const { field, kind, master } of referencesOf(masters, form)) {
    const name = kind === "lookup" ? await inactiveName(db, master, idsIn(row, field)) : undefined;
    if (name !== undefined) return name;
  }
  return undefined;
};
