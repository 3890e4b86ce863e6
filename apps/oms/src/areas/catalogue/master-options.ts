import { sql } from "kysely";
import type { masterEndpoints } from "@o2r/api/contract/catalogue";
import type { Db } from "../../db/schema.ts";
import type { Handlers } from "../../http/context.ts";

const optionsOf = (db: Db, category: string) =>
  db
    .selectFrom("master_option")
    .select(["id", "label", "value", "position"])
    .where(sql`lower(category)`, "=", category.toLowerCase())
    .where("active", "=", true)
    .orderBy("position")
    .orderBy("label");

/** Whether a value is among the active options of a category. */
export const isOption = async (db: Db, category: string, value: string): Promise<boolean> =>
  (await optionsOf(db, category).where("value", "=", value).executeTakeFirst()) !== undefined;

/** The lists that selects are filled from. A category that nobody has filled is an empty list. */
export const masterHandlers: Handlers<typeof masterEndpoints> = {
  options: ({ db, query }) => optionsOf(db, query.category).execute(),
};
