import type { SettingKey } from "@o2r/api/contract/settings";
import type { Db } from "../../db/schema.ts";
import { settingInUse, type SettingInUse } from "./setting-in-use.ts";

/**
 * Reads several settings as they stand now, in one query: those of a warehouse where it has its own.
 *
 *     const { orderCutOff, minOrderValue } = await readSettings(db, ["orderCutOff", "minOrderValue"], warehouseId);
 */
export const readSettings = async <const K extends SettingKey>(
  db: Db,
  keys: readonly K[],
  warehouseId: string | null,
): Promise<{ readonly [Key in K]: SettingInUse<Key> }> => {
  const rows = await db
    .selectFrom("system_setting")
    .select(["key", "value"])
    .where("key", "in", keys)
    .where("active", "=", true)
    .where((eb) => eb.or([eb("warehouse_id", "is", null), eb("warehouse_id", "=", warehouseId)]))
    // What a warehouse has for itself comes last, and stays.
    .orderBy("warehouse_id", (order) => order.asc().nullsFirst())
    .execute();
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  // Every key stands in it once; TypeScript does not follow keys through entries.
  return Object.fromEntries(keys.map((key) => [key, settingInUse(key, stored.get(key))])) as {
    readonly [Key in K]: SettingInUse<Key>;
  };
};
