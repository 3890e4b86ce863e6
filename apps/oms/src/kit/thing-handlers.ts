import { sql, type Expression, type Selectable, type SqlBool } from "kysely";
import type { FieldError, PageOf } from "@o2r/api/contract";
import type { FormDefinition } from "@o2r/forms";
import { refuseChanged } from "@o2r/forms/server";
import { readHistory } from "../audit/history.ts";
import type { AuditEntry } from "../audit/entry.ts";
import { newId } from "../db/id.ts";
import { lockRow, readRow, updateRow, type VersionedTable } from "../db/repository.ts";
import type { Database, Db } from "../db/schema.ts";
import type { Sides } from "../db/scope.ts";
import { AppError, conflict, invalid, notFound, stale } from "../app-error.ts";
import type { Scope, Services } from "../http/context.ts";
import { checkActive, findInactive } from "./check-active.ts";
import { lookUp, type LookUpGiven } from "./look-up.ts";
import type { Actor } from "../http/actor.ts";

/** What every thing with the usual six endpoints is answered with. */
interface ThingRow {
  readonly id: string;
  readonly version: number;
  readonly active: boolean;
}

/** Tables whose rows can be switched off. */
type SwitchedTable = {
  [T in VersionedTable]: Selectable<Database[T]> extends { active: boolean } ? T : never;
}[VersionedTable];

/** A new row's id and stamps, or a changed one's. */
interface Made {
  readonly id: string;
  readonly created_at: Date;
  readonly created_by: string;
  readonly updated_at: Date;
  readonly updated_by: string;
}
type Changed = Pick<Made, "updated_at" | "updated_by">;

export interface Checking<Row, Values> {
  readonly db: Db;
  readonly actor: Actor;
  readonly values: Values;
  /** The row as it stands; null for a new one. */
  readonly before: Row | null;
}

/** What is special about a thing; the usual handlers follow. */
interface ThingGiven<
  Listed,
  Row extends ThingRow,
  Query,
  Values extends object,
  Shown extends object,
  Suggested extends object,
> {
  /** As the audit log calls it: `sub-category`. */
  readonly entity: string;
  /** As people call it: `Sub-category`. */
  readonly noun: string;
  readonly table: SwitchedTable;
  /** What creates and updates send; the documents that its fields name are checked. */
  readonly form: FormDefinition;
  readonly list: (
    db: Db,
    query: Query,
    within: Expression<SqlBool> | undefined,
    asked: Listing,
  ) => Promise<PageOf<Listed>>;
  /** Where not everybody reaches every row: the columns of its table, with the table's name, that a scope goes by. */
  readonly sides?: Sides<Expression<string | null>>;
  readonly find: (db: Db, id: string) => Promise<Row | undefined>;
  readonly insert: (db: Db, row: Made, values: Values) => Promise<unknown>;
  /** Changes the row that has this version; who calls it holds the row. */
  readonly update: (db: Db, row: Row, changed: Changed, values: Values) => Promise<unknown>;
  /** What is wrong beyond the rules of the form: rules that need other rows. That masters which it names are active is checked. */
  readonly check?: (checking: Checking<Row, Values>) => Promise<readonly (FieldError | null)[]>;
  /** Why the row cannot be switched off, in words for people; null when it can. */
  readonly refuseOff?: (db: Db, row: Row) => Promise<string | null>;
  /** The same of switching it on. That masters which it names are active is checked. */
  readonly refuseOn?: (db: Db, row: Row) => Promise<string | null>;
  /** What is special about its look-up, where it declares one. */
  readonly lookup?: LookUpGiven<Shown, Suggested>;
  /** What people call a row, where its table has no column `name`. */
  readonly called?: (row: Row) => string;
  /** What the audit log compares: the form's fields, with names in the place of ids, for people to read. */
  readonly audited: (row: Row) => Readonly<Record<string, unknown>>;
}

interface Asked {
  readonly db: Db;
  /** Not there to be read where the thing declares that everybody reaches all of it. */
  readonly scope: Scope;
}
/** Who lists, and when. */
interface Listing extends Asked {
  readonly actor: Actor;
  readonly now: Date;
}
interface AskedOne extends Asked {
  readonly params: { readonly id: string };
}
interface Writing extends Asked {
  readonly actor: Actor;
  readonly now: Date;
  readonly audit: (entry: AuditEntry) => void;
  readonly services: Pick<Services, "masters" | "checkDocuments">;
}
type WritingOne = Writing & AskedOne & { readonly version: number };

/** The handlers of a thing that is listed, read, made, changed, switched off and on, and whose history is kept. */
export const thingHandlers = <
  Listed,
  Row extends ThingRow,
  Query,
  Values extends object,
  Shown extends object = object,
  Suggested extends object = object,
>({
  entity,
  noun,
  table,
  form,
  list,
  sides,
  find,
  insert,
  update,
  check,
  refuseOff,
  refuseOn,
  lookup,
  called,
  audited,
}: ThingGiven<Listed, Row, Query, Values, Shown, Suggested>) => {
  const within = (context: Pick<Asked, "scope">) => sides && context.scope.covers(sides);
  /** Undefined where there is no such row, or none within the caller's reach. */
  const findWithin = async (context: Asked, id: string): Promise<Row | undefined> => {
    const { db } = context;
    const scope = within(context);
    if (scope !== undefined && !(await readRow(db, table, id, { scope }))) return undefined;
    return find(db, id);
  };
  const read = async (context: Asked, id: string): Promise<Row> => {
    const found = await findWithin(context, id);
    if (!found) throw notFound(noun);
    return found;
  };
  /** What has been written. One that its writer would not reach is refused, and so never was. */
  const readBack = async (context: Asked, id: string): Promise<Row> => {
    const found = await findWithin(context, id);
    if (!found) throw new AppError("access.denied", "This would be beyond your reach");
    return found;
  };
  /** Holds a row that still has the version the caller saw; 412 with what happened since when it has not. */
  const hold = async (context: WritingOne): Promise<Row> => {
    const { db, params, version } = context;
    const { id } = params;
    const held = await lockRow(db, table, id, within(context));
    const row = held && (await find(db, id));
    if (!row) throw notFound(noun);
    if (held.version !== version)
      throw stale({ row, changes: await readHistory(db, { entity, id, sinceVersion: version }) });
    return row;
  };
  const ensureRight = async ({ db, actor, services }: Writing, values: Values, before: Row | null): Promise<void> => {
    const { masters, checkDocuments } = services;
    // The check holds rows that the form names in the order of their ids, so it goes first.
    const ofRows = ((await check?.({ db, actor, values, before })) ?? []).filter((error) => error !== null);
    const inactive = await checkActive({ db, masters }, form, values, before);
    const errors = [
      ...refuseChanged(form, values, before).map(({ field, message }) => ({ field, message })),
      ...inactive,
      ...ofRows,
      ...(await checkDocuments(db, actor, form, values)),
    ];
    if (errors.length > 0) throw invalid(errors);
  };

  const readName = async (db: Db, id: string): Promise<string> => {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} where id = ${id}`.execute(db);
    return rows[0]?.name ?? noun;
  };

  const whyNotOn = async ({ db, services: { masters } }: Writing, row: Row): Promise<string | null> => {
    const refusal = await refuseOn?.(db, row);
    if (refusal) return refusal;
    const inactive = await findInactive({ db, masters }, form, row);
    if (inactive === undefined) return null;
    return `${called === undefined ? await readName(db, row.id) : called(row)} needs ${inactive}, which is inactive. Activate that first.`;
  };

  return {
    list: (context: Listing & { readonly query: Query }): Promise<PageOf<Listed>> =>
      list(context.db, context.query, within(context), context),

    get: (context: AskedOne): Promise<Row> => read(context, context.params.id),

    create: async (context: Writing & { readonly body: Values }): Promise<Row> => {
      const { db, actor, body, now, audit } = context;
      await ensureRight(context, body, null);
      const id = newId();
      const by = { created_at: now, created_by: actor.id, updated_at: now, updated_by: actor.id };
      await insert(db, { id, ...by }, body);
      const row = await readBack(context, id);
      audit({ entity, id, version: row.version, after: audited(row) });
      return row;
    },

    update: async (context: WritingOne & { readonly body: Values }): Promise<Row> => {
      const { db, actor, params, body, now, audit } = context;
      const before = await hold(context);
      await ensureRight(context, body, before);
      await update(db, before, { updated_at: now, updated_by: actor.id }, body);
      const after = await readBack(context, params.id);
      audit({ entity, id: params.id, version: after.version, before: audited(before), after: audited(after) });
      return after;
    },

    setActive: async (context: WritingOne & { readonly body: { readonly active: boolean } }): Promise<Row> => {
      const { db, actor, params, body, version, now, audit } = context;
      const before = await hold(context);
      if (before.active !== body.active) {
        const refusal = body.active ? await whyNotOn(context, before) : await refuseOff?.(db, before);
        if (refusal) throw conflict(refusal);
      }
      const { active } = body;
      await updateRow(db, table, { id: params.id, version }, { active, updated_at: now, updated_by: actor.id });
      const after = await read(context, params.id);
      audit({
        entity,
        id: params.id,
        version: after.version,
        action: active ? `${entity}.activated` : `${entity}.deactivated`,
        before: { active: before.active },
        after: { active },
      });
      return after;
    },

    history: async (context: AskedOne) => {
      const { db, params } = context;
      await read(context, params.id);
      return readHistory(db, { entity, id: params.id });
    },

    lookup: lookUp<Shown, Suggested>(
      { table },
      { ...(sides && { within: ({ scope }) => scope.covers(sides) }), ...lookup },
    ),
  };
};
