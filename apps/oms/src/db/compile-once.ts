import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./schema.ts";

/** Stands for a value while the text of a query is made. What looks into it would make a text for this one value. */
class Hole {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  toJSON(): never {
    throw new TypeError(`${this.name} has no value yet: make it ready before it is given`);
  }

  [Symbol.toPrimitive](): never {
    return this.toJSON();
  }
}

interface Known {
  readonly query: CompiledQuery;
  readonly names: readonly string[];
}

const compile = <Values extends object>(
  build: (db: Db, values: Values) => Compilable,
  db: Db,
  names: readonly string[],
): Known => {
  // The builder takes a value of any type as a parameter.
  const holes = Object.fromEntries(names.map((name) => [name, new Hole(name)])) as Values;
  const query = build(db, holes).compile();
  const met = new Set(query.parameters.map((each) => (each instanceof Hole ? each.name : "")));
  const lost = names.find((name) => !met.has(name));
  if (lost !== undefined) throw new TypeError(`${lost} is no parameter of a query that is compiled once`);
  return { query, names };
};

/**
 * A query that is the same but for its values: its text is made when it is sent first, which takes longer than to send it.
 * Whatever the values are, `build` says the same; it gives each to the query as it is, and looks into none.
 *
 *     const named = compileOnce((db, { id }: { id: string }) => db.selectFrom("beat").select("name").where("id", "=", id));
 *     const [beat] = await named(db, { id });
 */
export const compileOnce = <Values extends object, Row>(build: (db: Db, values: Values) => Compilable<Row>) => {
  let known: Known | undefined;
  return async (db: Db, values: Values): Promise<readonly Row[]> => {
    const { query, names } = (known ??= compile(build, db, Object.keys(values)));
    if (Object.keys(values).length !== names.length) throw new TypeError("A query is given other values than before");
    const parameters = query.parameters.map((each) => {
      if (!(each instanceof Hole)) return each;
      const value: unknown = Reflect.get(values, each.name);
      if (value === undefined) throw new TypeError(`A query is given no ${each.name}`);
      return value;
    });
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
};
