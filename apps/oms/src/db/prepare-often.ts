import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { databaseCode } from "./database-error.ts";

/** A statement has a name from its so-manieth time on. */
const often = 8;
/** Each connection keeps so many: the plan of one takes tens of KiB there. */
const mostNamed = 200;
/** So many texts are counted; of more, the one that was met first is forgotten. */
const mostCounted = 1000;
/** A longer one inserts many rows, and hardly comes again with as many. */
const longest = 8000;

/** What a statement with a name is refused with when a migration has added a column to what it returns. */
export const planIsOld = "0A000";

/** Gives names to texts that come often, and forgets them all. */
class OftenSaid {
  readonly #counted = new Map<string, number>();
  readonly #named = new Map<string, string>();
  #given = 0;

  /** The name of a text that was met once more; undefined for one that does not come often, or not yet. */
  readonly nameOf = (text: string): string | undefined => {
    const name = this.#named.get(text);
    if (name !== undefined || this.#named.size >= mostNamed || text.length > longest) return name;
    const times = (this.#counted.get(text) ?? 0) + 1;
    this.#counted.set(text, times);
    if (times === often) {
      this.#counted.delete(text);
      // Never given twice, so that no connection takes it for what it was before.
      this.#given += 1;
      this.#named.set(text, `often_${this.#given}`);
    }
    const [first] = this.#counted.keys();
    if (this.#counted.size > mostCounted && first !== undefined) this.#counted.delete(first);
    return this.#named.get(text);
  };

  readonly forget = (): void => this.#named.clear();
}

/**
 * A pool in whose transactions PostgreSQL parses and plans what comes often once for each connection, where a plan for any
 * values is as good as one for these; so it does with the triggers and references of what they write. Reads outside of
 * transactions, lists above all, are planned for their values each time. Without `named` nothing is kept on a connection.
 */
export const prepareOften = (pool: pg.Pool, { named }: { readonly named: boolean }): PostgresPool => {
  const said = new OftenSaid();
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    let inTransaction = false;
    const query = async (text: string, values: readonly unknown[]) => {
      if (text === "begin") {
        inTransaction = true;
        return client.query("begin; set local plan_cache_mode = auto");
      }
      if (text === "commit" || text === "rollback") inTransaction = false;
      const name = named && inTransaction && values.length > 0 ? said.nameOf(text) : undefined;
      try {
        if (name === undefined) return await client.query(text, [...values]);
        return await client.query({ name, text, values: [...values] });
      } catch (error) {
        // The transaction is lost, and is done again: see `tx`.
        if (name !== undefined && databaseCode(error) === planIsOld) said.forget();
        throw error;
      }
    };
    return {
      // The other way to call it takes a cursor, which nobody opens; and rows are of whatever type the query says.
      query: query as unknown as PostgresPoolClient["query"],
      release: (destroy) => client.release(destroy),
    };
  };
  return {
    connect: async () => {
      const client = await pool.connect();
      const wrapped = known.get(client) ?? wrap(client);
      known.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
    options: pool.options,
  };
};
