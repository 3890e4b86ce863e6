import { sql, type RawBuilder } from "kysely";
import type { Db } from "../db/schema.ts";

/** A kind of row that may hold on to another. */
export interface User {
  readonly one: string;
  readonly many: string;
  /** The rows, active ones only, that hold on: a query of their `name`. */
  readonly names: RawBuilder<unknown>;
}

const most = 3;

const list = (names: readonly string[], total: number): string => {
  const rest = total - names.length;
  const all = rest > 0 ? [...names, `${rest} more`] : names;
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} and ${all.at(-1) ?? ""}`;
};

/**
 * Why a row cannot be switched off, in words: which active rows use it, the first three by name. Null when none does.
 * Call it while the row is held, so that nothing can begin to refer to it meanwhile.
 */
export const sayInUse = async (db: Db, name: string, users: readonly User[]): Promise<string | null> => {
  for (const { one, many, names } of users) {
    const { rows } = await sql<{ name: string; total: number }>`
      select name, count(*) over () as total from (${names}) as users order by lower(name) limit ${most}
    `.execute(db);
    const total = Number(rows[0]?.total ?? 0);
    if (total > 0) {
      const them = list(
        rows.map((row) => row.name),
        total,
      );
      const count = new Intl.NumberFormat("en-IN").format(total);
      return `${name} is used by ${count} active ${total === 1 ? one : many}: ${them}. Deactivate ${total === 1 ? "it" : "them"} first, or move ${total === 1 ? "it" : "them"} elsewhere.`;
    }
  }
  return null;
};
