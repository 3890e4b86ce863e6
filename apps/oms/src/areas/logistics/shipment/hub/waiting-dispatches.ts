import { sql } from "kysely";
import type { EligibleOrder } from "@o2r/api/contract/logistics";
import type { Db } from "../../../../db/schema.ts";
import type { Paise } from "../../../../trade/paise.ts";
import { selectDispatches, toDispatchAboard, worthsOf } from "./dispatches.ts";

/** More consignments than these do not stand on one screen. */
const mostShown = 200;

interface Asked {
  readonly warehouseId: string;
  readonly shipmentId: string | null;
  readonly threshold: Paise;
}

/** The consignments of a central warehouse that wait for a vehicle, and how many hub orders are still being picked. */
export const waitingDispatches = async (
  db: Db,
  { warehouseId, shipmentId, threshold }: Asked,
): Promise<{ orders: EligibleOrder[]; notInvoiced: number }> => {
  const rows = await selectDispatches(db, warehouseId)
    .where(
      sql<boolean>`not exists (select from shipment_stop as stop where stop.dispatch_id = sent.id and stop.open
        and stop.shipment_id is distinct from ${shipmentId}::uuid)`,
    )
    .orderBy("sent.at")
    .orderBy("sent.id")
    .limit(mostShown)
    .execute();
  const worth = await worthsOf(
    db,
    rows.map(({ dispatchId }) => dispatchId),
  );
  const { picking } = await db
    .selectFrom("hub_order")
    .select(sql<number>`count(*)`.as("picking"))
    .where("cwh_id", "=", warehouseId)
    .where("state", "=", "PICKING")
    .executeTakeFirstOrThrow();
  return {
    orders: rows.map((row) => ({
      id: row.dispatchId,
      ...toDispatchAboard(row, { ...row.goods, failed: row.failed }, worth(row.dispatchId), threshold),
    })),
    notInvoiced: picking,
  };
};
