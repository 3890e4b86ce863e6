import type { Selectable } from "kysely";
import type { AuditEntry } from "../../../audit/entry.ts";
import type { Database, Db } from "../../../db/schema.ts";
import { beginCheck } from "../../stock/check/begin-check.ts";

export interface TakingIn {
  readonly db: Db;
  readonly now: Date;
  readonly actor: { readonly id: string };
  readonly audit: (entry: AuditEntry) => void;
}

interface Counted {
  readonly position: number;
  readonly received: number;
}

/** Of which batches units of an order come back: what was packed last first, and none more often than it was packed. */
const batchesOf = async (db: Db, held: Selectable<Database["order_return"]>, counted: readonly Counted[]) => {
  const pieces = await db
    .selectFrom("order_piece as piece")
    .innerJoin("batch", "batch.id", "piece.batch_id")
    .select(["piece.position", "piece.batch_id", "piece.units"])
    .where("piece.warehouse_id", "=", held.warehouse_id)
    .where("piece.order_id", "=", held.order_id)
    .orderBy("piece.position")
    .orderBy("batch.expires_on", "desc")
    .orderBy("piece.batch_id", "desc")
    .execute();
  const before = await db
    .selectFrom("order_return_piece as piece")
    .innerJoin("order_return", "order_return.id", "piece.return_id")
    .select(["piece.position", "piece.batch_id", "piece.units"])
    .where("order_return.order_id", "=", held.order_id)
    .execute();
  return counted.flatMap(({ position, received }) => {
    let left = received;
    return pieces
      .filter((piece) => piece.position === position)
      .flatMap(({ batch_id, units }) => {
        const gone = before
          .filter((one) => one.position === position && one.batch_id === batch_id)
          .reduce((sum, one) => sum + one.units, 0);
        const taken = Math.min(left, units - gone);
        left -= taken;
        return taken > 0 ? [{ position, batch_id, units: taken }] : [];
      });
  });
};

/** Takes what was counted of a return into quarantine, where a quality check begins. Its check; undefined where nothing came. */
export const takeIn = async (
  taking: TakingIn,
  held: Selectable<Database["order_return"]>,
  counted: readonly Counted[],
): Promise<{ readonly id: string; readonly number: string } | undefined> => {
  const { db } = taking;
  const pieces = await batchesOf(db, held, counted);
  if (pieces.length === 0) return undefined;
  await db
    .insertInto("order_return_piece")
    .values(pieces.map((piece) => ({ ...piece, return_id: held.id })))
    .execute();
  const { order_number } = await db
    .selectFrom("orders")
    .select("order_number")
    .where("warehouse_id", "=", held.warehouse_id)
    .where("id", "=", held.order_id)
    .executeTakeFirstOrThrow();
  const byBatch = Map.groupBy(pieces, ({ batch_id }) => batch_id);
  return beginCheck(taking, {
    warehouseId: held.warehouse_id,
    source: "RETURN",
    supplier: order_number,
    items: [...byBatch].map(([inventoryId, some]) => ({
      inventoryId,
      quantity: some.reduce((sum, { units }) => sum + units, 0),
    })),
  });
};
