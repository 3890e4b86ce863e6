import { sql, type Insertable } from "kysely";
import { newId } from "../../../db/id.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { Posting } from "../ledger/post-movements.ts";

/** What a batch is, beside its stamps. */
export type BatchGiven = Omit<
  Insertable<Database["batch"]>,
  "id" | "version" | "created_at" | "created_by" | "updated_at" | "updated_by"
>;

export interface OpenedBatch {
  readonly id: string;
  /** It has just been made, and holds nothing. */
  readonly isNew: boolean;
}

/** The id of the batch of a product in a warehouse that was made, expires and is priced so (MRP). */
export const findBatch = async (db: Db, given: BatchGiven): Promise<string | undefined> => {
  const found = await db
    .selectFrom("batch")
    .select("id")
    .where("warehouse_id", "=", given.warehouse_id)
    .where("product_id", "=", given.product_id)
    .where(sql<boolean>`manufactured_on = ${given.manufactured_on}::date`)
    .where(sql<boolean>`expires_on = ${given.expires_on}::date`)
    .where("mrp", "=", given.mrp)
    .executeTakeFirst();
  return found?.id;
};

/**
 * The batch of a product in a warehouse that was made, expires and is priced so (MRP), made where there is none. One that
 * stands keeps its other prices.
 */
export const openBatch = async (db: Db, given: BatchGiven, { now, actorId }: Posting): Promise<OpenedBatch> => {
  const made = await db
    .insertInto("batch")
    .values({ ...given, id: newId(), created_at: now, created_by: actorId, updated_at: now, updated_by: actorId })
    .onConflict((lot) =>
      lot.columns(["warehouse_id", "product_id", "manufactured_on", "expires_on", "mrp"]).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  if (made !== undefined) {
    const { warehouse_id, product_id } = given;
    await db.insertInto("stock_balance").values({ batch_id: made.id, warehouse_id, product_id }).execute();
    return { id: made.id, isNew: true };
  }
  // A statement of its own: it sees what the one before had to wait for.
  const id = await findBatch(db, given);
  if (id === undefined) throw new TypeError("A batch is neither there nor can it be made");
  return { id, isNew: false };
};
