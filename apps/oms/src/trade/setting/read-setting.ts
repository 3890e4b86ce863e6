import type { SettingKey, WarehouseSettingKey } from "@o2r/api/contract/settings";
import type { Db } from "../../db/schema.ts";
import { settingInUse, type SettingInUse } from "./setting-in-use.ts";

/**
 * Reads a setting as it stands now, from the pool or inside a transaction. A setting that a warehouse may have for itself is asked for with the warehouse, or null where there is none.
 *
 *     const cutOff = await readSetting(db, "orderCutOff", order.warehouseId); // "17:00"
 *     const cap = await readSetting(db, "stockValueCap"); // paise
 */
export const readSetting = async <K extends SettingKey>(
  db: Db,
  key: K,
  ...[warehouseId = null]: K extends WarehouseSettingKey ? [warehouseId: string | null] : []
): Promise<SettingInUse<K>> => {
  const stored = await db
    .selectFrom("system_setting")
    .select("value")
    .where("key", "=", key)
    .where("active", "=", true)
    .where((eb) => eb.or([eb("warehouse_id", "is", null), eb("warehouse_id", "=", warehouseId)]))
    .orderBy("warehouse_id", (order) => order.asc().nullsLast())
    .executeTakeFirst();
  return settingInUse(key, stored?.value);
};
