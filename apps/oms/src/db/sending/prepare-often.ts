import { Writable } from "node:stream";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { databaseCode } from "../database-error.ts";
import { heardBy, type Hear } from "./send-ahead.ts";

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

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly hear?: Hear | null;
}

/** What comes back of what is not sent yet. */
const nothing = { command: "", rowCount: 0, rows: [] };

/** Lets all that is sent meanwhile go to PostgreSQL in one piece. */
const inOnePiece = <T>(client: pg.PoolClient, send: () => T): T => {
  const connection: unknown = Reflect.get(client, "connection");
  const stream: unknown = typeof connection === "object" && connection !== null && Reflect.get(connection, "stream");
  if (!(stream instanceof Writable)) return send();
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
};

/** What the last of some answers that were asked for together is, or why the first that failed did: the others follow from it. */
const lastOf = async <T>(asked: readonly Promise<T>[]): Promise<T | undefined> => {
  const ended = await Promise.allSettled(asked);
  const failed = ended.find((each) => each.status === "rejected");
  if (failed !== undefined) throw failed.reason;
  return asked.at(-1);
};

/**
 * A pool in whose transactions PostgreSQL parses and plans what comes often once for each connection, where a plan for any
 * values is as good as one for these; so it does with the triggers and references of what they write. Reads outside of
 * transactions, lists above all, have no name, so that they are planned for their values each time: a plan for any values
 * made a list 14 times slower. Without `named` nothing is kept on a connection.
 *
 * That a transaction begins is told together with its first statement, as is what is sent ahead with the one after it.
 */
export const prepareOften = (pool: pg.Pool, { named }: { readonly named: boolean }): PostgresPool => {
  const said = new OftenSaid();
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    let inTransaction = false;
    /** What goes with the next statement, in this order. */
    let waiting: readonly Statement[] = [];
    const say = async ({ text, values }: Statement) => {
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
    const send = (one: Statement) => {
      const answer = say(one);
      return one.hear ? one.hear(answer) : answer;
    };
    const sendAll = async (all: readonly Statement[]) =>
      all.length === 0 ? nothing : lastOf(inOnePiece(client, () => all.map(send)));
    const query = async (text: string, values: readonly unknown[]) => {
      if (text === "begin") {
        inTransaction = true;
        waiting = [{ text, values: [] }];
        return nothing;
      }
      const hear = heardBy(values);
      if (hear !== undefined) {
        waiting = [...waiting, { text, values, hear }];
        return nothing;
      }
      const before = waiting;
      waiting = [];
      const isUndone = text === "rollback";
      // Nobody has told PostgreSQL that it began: there is nothing to keep or to undo.
      const isEmpty = before[0]?.text === "begin" && (isUndone || (text === "commit" && before.length === 1));
      // What somebody hears of may yet be refused, and is not to be kept then.
      const isJudged = text === "commit" && before.some(({ hear }) => hear);
      if (isJudged) await sendAll(before);
      const answer = sendAll(isEmpty ? [] : [...(isUndone || isJudged ? [] : before), { text, values }]);
      if (isUndone || text === "commit") inTransaction = false;
      return answer;
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
