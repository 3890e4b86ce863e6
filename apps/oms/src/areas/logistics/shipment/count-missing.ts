import { countMoney, countValue, type MovedUnits, type Moving } from "../../stock/ledger/count-value.ts";
import type { Paise } from "../../../trade/paise.ts";

/** Units of an order's line that should be in the vehicle, and those that were counted there. */
interface Back {
  /** None where a consignment is aboard, which stays in flight to its hub. */
  readonly orderId: string | null;
  readonly position: number;
  readonly expected: number;
  readonly counted: number;
}

/** Of which batches units are missing: what was packed last first, as what comes back is found. */
const missingUnits = async (db: Moving["db"], back: readonly Back[]): Promise<readonly MovedUnits[]> => {
  const missing = back.filter(({ expected, counted }) => counted < expected);
  const orders = [...new Set(missing.flatMap(({ orderId }) => orderId ?? []))];
  if (orders.length === 0) return [];
  const pieces = await db
    .selectFrom("order_piece as piece")
    .innerJoin("batch", "batch.id", "piece.batch_id")
    .select(["piece.order_id", "piece.position", "piece.batch_id", "piece.units"])
    .where("piece.order_id", "in", orders)
    .orderBy("batch.expires_on", "desc")
    .orderBy("piece.batch_id", "desc")
    .execute();
  return missing.flatMap(({ orderId, position, expected, counted }) => {
    let left = expected - counted;
    return pieces
      .filter((piece) => piece.order_id === orderId && piece.position === position)
      .map(({ batch_id: batchId, units: packed }) => {
        const units = Math.min(left, packed);
        left -= units;
        return { batchId, units };
      });
  });
};

/**
 * Counts what is lost when a shipment is settled with fewer goods or less cash than it should have: goods at PTH, and both
 * against what its settler may move in a day.
 */
export const countMissing = async (
  moving: Moving,
  { back, cash }: { readonly back: readonly Back[]; readonly cash: Paise },
): Promise<void> => {
  await countValue(moving, await missingUnits(moving.db, back), "counts");
  await countMoney(moving, cash, "handed");
};
