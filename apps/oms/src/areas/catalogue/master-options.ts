import { sql } from "kysely";
import type { masterEndpoints } from "@o2r/api/contract/catalogue";
import type { Handlers } from "../../http/context.ts";

/** The lists that selects are filled from. A category that nobody has filled is an empty list. */
export const masterHandlers: Handlers<typeof masterEndpoints> = {
  options: ({ db, query }) =>
    db
      .selectFrom("master_option")
      .select(["id", "label", "value", "position"])
      .where(sql`lower(category)`, "=", query.category.toLowerCase())
      .where("active", "=", true)
      .orderBy("position")
      .orderBy("label")
      .execute(),
};
