import { systemSettingEndpoints as setting, type SettingKey } from "@o2r/api/contract/settings";
import type { Client } from "../../test/client.ts";

/** Sets a setting as a super admin does, everywhere or of a warehouse: `setSetting(superAdmin, "stockValueCap", "5000")`. */
export const setSetting = async (
  superAdmin: Client,
  key: SettingKey,
  value: string,
  warehouseId: string | null = null,
): Promise<void> => {
  const { payload } = await superAdmin.call(setting.list);
  const row = payload.find((one) => one.key === key && one.warehouseId === warehouseId);
  const typed = { value, reason: "A test needs it" };
  const { status, errors } =
    row === undefined && warehouseId !== null
      ? await superAdmin.call(setting.setForWarehouse, { body: { key, warehouseId, ...typed } })
      : await superAdmin.call(setting.set, {
          params: { id: row?.id ?? "" },
          ...(row && { version: row.version }),
          body: typed,
        });
  if (status !== 200) throw new Error(`${key} cannot be set: ${JSON.stringify(errors)}`);
};
