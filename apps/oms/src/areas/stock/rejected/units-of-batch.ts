import { toRupees } from "../../../trade/paise.ts";

/** Units of one batch that somebody has asked for, or rejected, as they are stored with the names they refer to. */
interface StoredUnits {
  readonly id: string;
  readonly version: number;
  readonly batch_id: string;
  readonly warehouse_id: string;
  readonly warehouse: string;
  readonly name: string;
  readonly sku: string;
  readonly expires_on: string;
  readonly quantity: number;
  readonly value: Parameters<typeof toRupees>[0];
}

/** What every list of such units says of them first: which they are, where, how many and worth what. */
export const toUnits = (row: StoredUnits) => ({
  id: row.id,
  version: row.version,
  inventoryId: row.batch_id,
  warehouseId: row.warehouse_id,
  warehouse: row.warehouse,
  name: row.name,
  sku: row.sku,
  expiryDate: row.expires_on,
  quantity: row.quantity,
  value: toRupees(row.value),
});
