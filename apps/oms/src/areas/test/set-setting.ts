import { systemSettingEndpoints as setting, type SettingKey } from "@o2r/api/contract/settings";
import type { Client } from "../../test/client.ts";

/** Sets a setting of everywhere as a super admin does: `setSetting(superAdmin, "stockValueCap", "5000")`. */
export const setSetting = async (superAdmin: Client, key: SettingKey, value: string): Promise<void> => {
  const { payload } = await superAdmin.call(setting.list);
  const row = payload.find((one) => one.key === key && one.warehouseId === null);
  const { status, errors } = await superAdmin.call(setting.set, {
    params: { id: row?.id ?? "" },
    ...(row && { version: row.version }),
    body: { value, reason: "A test needs it" },
  });
  if (status !== 200) throw new Error(`${key} cannot be set: ${JSON.stringify(errors)}`);
};
