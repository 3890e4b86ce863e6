import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Database } from "../db/schema.ts";

/** Where the rows of a master are, to which others refer. */
export interface Master {
  readonly table: keyof Database;
  /** The column of its name, where that is another than `name`. */
  readonly name?: string;
  /** Whether a row may still be chosen, where that is not said by `active`. */
  readonly current?: RawBuilder<SqlBool>;
}

/** Masters by the name that the sources of forms have, which is that of their look-ups. */
export type Masters = Readonly<Record<string, Master>>;

/** The column of a master's name. */
export const nameOf = ({ name = "name" }: Master) => sql.ref<string>(name);

/** Whether a row of a master may still be chosen. */
export const currentOf = ({ current = sql<SqlBool>`active` }: Master) => current;
