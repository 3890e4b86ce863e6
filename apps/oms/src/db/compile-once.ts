import { isExpression, sql, type Compilable, type CompiledQuery, type Expression, type RawBuilder } from "kysely";
import type { Db } from "./schema.ts";
import { sendAhead, type Hear } from "./sending/send-ahead.ts";

/** Stands for a value while the text of a query is made. What looks into it would make a text for this one value. */
class Hole {
  /** Of the values of a query that is sent with others, the place of that one. */
  readonly query: number;
  readonly name: string;
  /** Where the value is a condition: the parameter of its text. Where it is a part: the name of what is given to that. */
  readonly part: number | string | undefined;

  constructor(query: number, name: string, part?: number | string) {
    this.query = query;
    this.name = name;
    this.part = part;
  }

  toJSON(): never {
    throw new TypeError(`${this.name} has no value yet: make it ready before it is given`);
  }

  [Symbol.toPrimitive](): never {
    return this.toJSON();
  }
}

/**
 * What is given to a query: by name, a value, a part such as `partOf` makes, of which the text is known, or a condition, which
 * may be in other words each time.
 */
export type Given = object;

const nameOf = (given: Given): readonly string[] => Object.keys(given);
const valueOf = (given: Given, name: string): unknown => Reflect.get(given, name);

const isPart = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && "build" in value && "given" in value;

/** Of the conditions among what is given, the texts, which are short; and the parts among it. */
type Conditions = ReadonlyMap<string, CompiledQuery | Part>;

const conditionsOf = (db: Db, given: Given): Conditions =>
  new Map(
    nameOf(given).flatMap((name): readonly (readonly [string, CompiledQuery | Part])[] => {
      const value = valueOf(given, name);
      if (isPart(value)) return [[name, value]];
      return isExpression(value) ? [[name, sql`${value}`.compile(db)]] : [];
    }),
  );

/** The text of a condition, with holes for its values. */
const withHoles = (text: string, hole: (part: number) => Hole): RawBuilder<unknown> =>
  sql.join(
    text.split(/\$(\d+)/).map((piece, at) => (at % 2 === 0 ? sql.raw(piece) : sql`${hole(Number(piece) - 1)}`)),
    sql``,
  );

const holesFor = (db: Db, given: Given, conditions: Conditions, query: number): Given =>
  Object.fromEntries(
    nameOf(given).map((name) => {
      const condition = conditions.get(name);
      if (condition === undefined) return [name, new Hole(query, name)];
      const hole = (part: number | string) => new Hole(query, name, part);
      if (!isPart(condition)) return [name, withHoles(condition.sql, hole)];
      const holes = Object.fromEntries(nameOf(condition.given).map((part) => [part, hole(part)]));
      return [name, condition.build(holes, db)];
    }),
  );

const ensureMet = (query: CompiledQuery, given: readonly Given[], conditions: readonly Conditions[]): void => {
  const met = new Set(query.parameters.map((each) => (each instanceof Hole ? `${each.query} ${each.name}` : "")));
  for (const [at, values] of given.entries()) {
    const lost = nameOf(values).find((name) => conditions[at]?.has(name) !== true && !met.has(`${at} ${name}`));
    if (lost !== undefined) throw new TypeError(`${lost} is no parameter of a query that is compiled once`);
  }
};

const valueIn = ({ name, part }: Hole, given: Given, condition: CompiledQuery | Part | undefined): unknown => {
  if (part === undefined) return valueOf(given, name);
  if (isPart(condition)) return valueOf(condition.given, String(part));
  return condition?.parameters[Number(part)];
};

/** More than the words of all conditions make. Where there are ever more, they are built each time and take no memory. */
const mostTexts = 1000;

/** Texts of queries, by what they are made of and in which words what is given is. */
export class Texts {
  readonly #known = new Map<string, CompiledQuery>();

  /** The query of this name with what is given to it. Its text is built when it is met first, of holes. */
  of(db: Db, name: string, given: readonly Given[], build: (holes: readonly Given[]) => CompiledQuery): CompiledQuery {
    const conditions = given.map((values) => conditionsOf(db, values));
    const key = conditions.reduce(
      (text, each) => [...each.values()].reduce((all, one) => `${all}\n${isPart(one) ? one.id : one.sql}`, text),
      name,
    );
    let query = this.#known.get(key);
    if (query === undefined) {
      query = build(given.map((values, at) => holesFor(db, values, conditions[at] ?? new Map(), at)));
      ensureMet(query, given, conditions);
      if (this.#known.size < mostTexts) this.#known.set(key, query);
    }
    const parameters = query.parameters.map((each) => {
      if (!(each instanceof Hole)) return each;
      const value = valueIn(each, given[each.query] ?? {}, conditions[each.query]?.get(each.name));
      if (value === undefined) throw new TypeError(`A query is given no ${each.name}`);
      return value;
    });
    return { ...query, parameters };
  }
}

/**
 * A query that is the same but for its values: its text is made when it is sent first, which takes longer than to send it.
 * Whatever the values are, `build` says the same; it gives each to the query as it is, and looks into none. A condition
 * among them may be in other words each time, and each of these has a text.
 *
 *     const named = compileOnce((db, { id }: { id: string }) => db.selectFrom("beat").select("name").where("id", "=", id));
 *     const [beat] = await named(db, { id });
 */
export const compileOnce = <Values extends Given, Row>(build: (db: Db, values: Values) => Compilable<Row>) => {
  const texts = new Texts();
  let names: number | undefined;
  const queryOf = (db: Db, values: Values): CompiledQuery => {
    names ??= nameOf(values).length;
    if (nameOf(values).length !== names) throw new TypeError("A query is given other values than before");
    // The builder takes a value of any type as a parameter.
    return texts.of(db, "", [values], ([holes]) => build(db, holes as Values).compile());
  };
  return Object.assign(
    async (db: Db, values: Values): Promise<readonly Row[]> => (await db.executeQuery<Row>(queryOf(db, values))).rows,
    {
      /** Sends it together with what comes next: see `sendAhead`. */
      ahead: async (db: Db, values: Values, hear?: Hear): Promise<void> => sendAhead(db, queryOf(db, values), hear),
    },
  );
};

/** A statement, alone or a part of one, that is the same but for its values: as of `compileOnce`. */
export interface Said<Values extends Given, Row> {
  /** No other has it. */
  readonly id: string;
  readonly build: (values: Values, db: Db) => Expression<Row>;
}

let made = 0;
export const sayOnce = <Values extends Given, Row>(
  build: (values: Values, db: Db) => Expression<Row>,
): Said<Values, Row> => {
  made += 1;
  return { id: `${made}`, build };
};

/** Such a part, and what is given to it. */
export interface Part<Row = unknown> extends Said<Given, Row> {
  readonly given: Given;
}

export const partOf = <Values extends Given, Row>({ id, build }: Said<Values, Row>, given: Values): Part<Row> => ({
  id,
  given,
  // What is given is of this very statement.
  build: (values, db) => build(values as Values, db),
});
