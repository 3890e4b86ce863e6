import { conflict } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";

/**
 * The name of a warehouse that is switched off: no goods come into it. It is held as it is until the transaction ends, so
 * that nobody switches it off meanwhile because it is empty.
 */
export const inactiveWarehouse = async (db: Db, id: string): Promise<string | undefined> => {
  const found = await db
    .selectFrom("warehouse")
    .select(["company_name", "active"])
    .where("id", "=", id)
    .forShare()
    .executeTakeFirst();
  return found?.active === false ? found.company_name : undefined;
};

/** 409 in words where goods come into a warehouse that is switched off. */
export const ensureOpenWarehouse = async (db: Db, id: string): Promise<void> => {
  const name = await inactiveWarehouse(db, id);
  if (name !== undefined) throw conflict(`${name} is inactive. Activate it first.`);
};
