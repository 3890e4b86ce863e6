import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { AnyEndpoint } from "@o2r/api/contract";
import type { Db } from "../db/schema.ts";
import type { Context } from "../http/context.ts";
import { holdsWords } from "../trade/search-words.ts";
import { currentOf, nameOf, type Master } from "./master.ts";
import type { Actor } from "../http/actor.ts";

/** What a look-up is asked: a typed text, or by `ids`, a comma list, just the rows that a form or list holds. */
interface Asked {
  readonly query: string;
  readonly size: number;
  readonly ids?: string | undefined;
}

/** Where a look-up finds what it is asked for. */
interface Place {
  readonly id: Expression<string>;
  /** Whether a row may still be chosen. */
  readonly current: Expression<SqlBool>;
  /** In small letters. */
  readonly text: Expression<unknown>;
}

/** Whether a look-up has a row: by its id, whether it may be chosen or not, or by what was typed. */
export const lookedUp = ({ query, ids }: Pick<Asked, "query" | "ids">, { id, current, text }: Place) =>
  ids
    ? sql<SqlBool>`${id} = any(${ids.split(",")}::uuid[])`
    : sql<SqlBool>`(${current} and ${holdsWords(text, query)})`;

/** What rows suggest for the other fields of a form that names them, by their ids. */
export type Suggestions<Suggested> = (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, Suggested>>;

/** What is special about the look-up of a master. */
export interface LookUpGiven<Shown extends object, Suggested extends object> {
  /** What it shows of a row beside id and name. */
  readonly shows?: { readonly [K in keyof Shown]: RawBuilder<Shown[K]> };
  /** What is searched, in small letters; the name unless told. */
  readonly text?: RawBuilder<unknown>;
  /** The column of the ids that each of its filters names. */
  readonly filters?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** By name unless told. */
  readonly order?: RawBuilder<unknown>;
  /** The rows within the caller's reach, where they are not all. */
  readonly within?: (context: Pick<Context<AnyEndpoint>, "scope">) => Expression<SqlBool>;
  /** What rows suggest, where a form asks for rows that it holds: nobody needs it of all that are to choose from. */
  readonly suggests?: Suggestions<Suggested>;
  /** Who is suggested anything; everybody unless told. */
  readonly maySuggest?: (actor: Actor) => boolean;
}

type Looking = Pick<Context<AnyEndpoint>, "db" | "actor" | "scope"> & { readonly query: Asked };

/** The handler of a look-up: rows of a master by name. With `ids` just these, active or not, as a form holds them. */
export const lookUp =
  <Shown extends object = object, Suggested extends object = object>(
    master: Master,
    given: LookUpGiven<Shown, Suggested> = {},
  ) =>
  async (context: Looking) => {
    const { db, query } = context;
    const name = nameOf(master);
    const {
      text = sql`lower(${name})`,
      order = sql`lower(${name})`,
      filters = {},
      within,
      suggests,
      maySuggest,
    } = given;
    const shown = Object.entries<RawBuilder<unknown>>(given.shows ?? {}).map(
      ([as, by]) => sql`, ${by} as ${sql.ref(as)}`,
    );
    const conditions = [
      lookedUp(query, { id: sql.ref("id"), current: currentOf(master), text }),
      ...(within ? [within(context)] : []),
      ...Object.entries(filters).flatMap(([key, column]) => {
        const ids: unknown = Reflect.get(query, key);
        return typeof ids === "string" && ids !== "" ? [sql<SqlBool>`${column} = any(${ids.split(",")}::uuid[])`] : [];
      }),
    ];
    const { rows } = await sql<{ id: string; name: string } & Shown>`
      select id, ${name} as name${sql.join(shown, sql``)} from ${sql.table(master.table)}
      where ${sql.join(conditions, sql` and `)}
      order by ${order}, id limit ${query.size}`.execute(db);
    const isHeld = query.ids && rows.length > 0 && (maySuggest?.(context.actor) ?? true);
    const ids = rows.map(({ id }) => id);
    const known = isHeld ? await suggests?.(db, ids) : undefined;
    return { content: rows.map((row): typeof row & Partial<Suggested> => ({ ...row, ...known?.get(row.id) })) };
  };
