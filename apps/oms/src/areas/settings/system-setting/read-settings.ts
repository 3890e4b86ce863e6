import { settingGiven, settingKeys, type SettingKey, type SettingRow } from "@o2r/api/contract/settings";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";

const selectSettings = (db: Db) =>
  db
    .selectFrom("system_setting as setting")
    .leftJoin("warehouse", "warehouse.id", "setting.warehouse_id")
    .leftJoin("app_user as changer", "changer.id", "setting.updated_by")
    .select([
      "setting.id",
      "setting.version",
      "setting.key",
      "setting.warehouse_id",
      "warehouse.company_name as warehouse",
      "setting.value",
      "changer.name as changer",
      "setting.updated_by",
      "setting.updated_at",
    ])
    .where("setting.active", "=", true);

type Found = Awaited<ReturnType<ReturnType<typeof selectSettings>["execute"]>>[number];

const isKey = (key: string): key is SettingKey => (settingKeys as readonly string[]).includes(key);

const rowOf = ({ warehouse_id, changer, updated_by, updated_at, key, ...row }: Found): SettingRow[] =>
  // What an older version has left is nobody's setting any more.
  isKey(key)
    ? [
        {
          ...row,
          key,
          warehouseId: warehouse_id,
          changedBy: changer,
          changedAt: updated_by === null ? null : updated_at,
        },
      ]
    : [];

/** Every value: of each setting that of everywhere, then those of warehouses by name. */
export const readSettings = async (db: Db): Promise<SettingRow[]> => {
  const rows = (await selectSettings(db).execute()).flatMap(rowOf);
  const place = new Map(settingKeys.map((key, at) => [key, at]));
  const placeOf = ({ key }: SettingRow): number => place.get(key) ?? 0;
  return rows.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || (one.warehouse ?? "").localeCompare(other.warehouse ?? ""),
  );
};

/** One value that is in use. */
export const readSettingRow = async (db: Db, id: string): Promise<SettingRow> => {
  const found = await selectSettings(db).where("setting.id", "=", id).executeTakeFirst();
  const [row] = found ? rowOf(found) : [];
  if (row === undefined) throw notFound("Setting");
  return row;
};

/** A value as the audit log has it: as its field would hold it, so that it is told in the words of the field. */
export const auditedValue = ({ key, value }: Pick<SettingRow, "key" | "value">): string | number => {
  const { kind } = settingGiven(key);
  return kind === "money" || kind === "count" ? Number(value) : value;
};
