import { sql } from "kysely";
import type { SettingKey } from "@o2r/api/contract/settings";
import { sayOnce, type Part } from "../../db/compile-once.ts";
import { asRead, readAlone, type Read } from "../../db/read-together.ts";
import type { Db } from "../../db/schema.ts";
import { settingInUse, type SettingInUse } from "./setting-in-use.ts";

type SettingsInUse<K extends SettingKey> = { readonly [Key in K]: SettingInUse<Key> };

const settings = sayOnce(
  ({ keys, warehouseId }: { readonly keys: readonly string[]; readonly warehouseId: string | null | Part }) =>
    // What a warehouse has for itself comes last, and stays.
    sql<{ key: string; value: string }>`select key, value from system_setting
      where key = any(${keys}::text[]) and active and (warehouse_id is null or warehouse_id = ${warehouseId})
      order by warehouse_id nulls first`,
);

/** Several settings as they stand now: those of a warehouse where it has its own. */
export const settingsRead = <const K extends SettingKey>(
  keys: readonly K[],
  warehouseId: string | null | Part,
): Read<SettingsInUse<K>> =>
  asRead(settings, { keys: [...keys], warehouseId }, (rows) => {
    const stored = new Map(rows.map(({ key, value }) => [key, value]));
    // Every key stands in it once; TypeScript does not follow keys through entries.
    return Object.fromEntries(keys.map((key) => [key, settingInUse(key, stored.get(key))])) as SettingsInUse<K>;
  });

/**
 * Reads several settings as they stand now, in one query: those of a warehouse where it has its own.
 *
 *     const { orderCutOff, minOrderValue } = await readSettings(db, ["orderCutOff", "minOrderValue"], warehouseId);
 */
export const readSettings = <const K extends SettingKey>(
  db: Db,
  keys: readonly K[],
  warehouseId: string | null,
): Promise<SettingsInUse<K>> => readAlone(db, settingsRead(keys, warehouseId));
