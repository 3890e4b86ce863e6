import type { Db } from "../../../db/schema.ts";

/**
 * Holds products as they are until the transaction ends: none is switched off, and none becomes a kit. What is to be known
 * of them is read afterwards, by a statement of its own: one that had to wait sees other tables as they were before.
 */
export const holdProducts = async (db: Db, ids: readonly string[]): Promise<void> => {
  await db.selectFrom("product").select("id").where("id", "in", ids).orderBy("id").forShare().execute();
};
