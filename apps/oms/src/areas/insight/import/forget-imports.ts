import type { Db } from "../../../db/schema.ts";

/** How long an import that nobody goes on with is kept, in milliseconds: what it has imported stays. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Forgets imports that nobody has touched for 30 days, with the rows of their files. */
export const forgetImports = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom("import_job")
    .where("updated_at", "<", new Date(now.getTime() - keptFor).toISOString())
    .where("state", "not in", ["CHECKING", "APPLYING"])
    .execute();
};
