import type { Db } from "../../db/schema.ts";
import type { Choice } from "../../kit/importer.ts";

/** Hubs that deliver, by their names in a file. */
export const hubChoices = async (db: Db): Promise<readonly Choice[]> => {
  const rows = await db
    .selectFrom("warehouse")
    .select(["id", "company_name"])
    .where("active", "=", true)
    .where("type", "=", "HUB")
    .execute();
  return rows.map(({ id, company_name }) => ({ value: id, names: [company_name] }));
};
