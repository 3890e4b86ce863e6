import { isId } from "@o2r/api/contract/core";
import type { Source } from "@o2r/forms";
import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import type { Master, Masters } from "./master.ts";

type Scalars = Parameters<NonNullable<Source["exists"]>>[0];

/** A source of rows: every chosen id must be one. Rows that are no longer active stay good for what refers to them. */
const rowsOf = (db: Db, { table }: Master): Source => ({
  exists: async (values: Scalars) => {
    const ids = [...new Set(values.map((value) => String(value).toLowerCase()))];
    if (!ids.every(isId)) return false;
    const found = await sql`select id from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(db);
    return found.rows.length === ids.length;
  },
});

/** The sources of all masters, by name. */
export const rowSources = (db: Db, masters: Masters): Readonly<Record<string, Source>> =>
  Object.fromEntries(Object.entries(masters).map(([name, master]) => [name, rowsOf(db, master)]));

/** A list of master options: every chosen value must be in it. One that is switched off stays good for what holds it; see `checkOptions`. */
export const optionsOf = (db: Db, category: string): Source => ({
  exists: async (values: Scalars) => {
    const texts = [...new Set(values.map(String))];
    const found = await db
      .selectFrom("master_option")
      .select("value")
      .where("category", "=", category)
      .where("value", "in", texts)
      .execute();
    return found.length === texts.length;
  },
});
