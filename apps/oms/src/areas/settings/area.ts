import type { settingsArea } from "@o2r/api/contract/settings";
import type { ServiceArea } from "../../kit/define-area.ts";
import { chargeHandlers } from "./charge/charge.ts";
import { beginSettings, cacheHandlers, systemSettingHandlers } from "./system-setting/system-setting.ts";
import { undertakingHandlers } from "./undertaking/undertaking.ts";

export const settings: ServiceArea<typeof settingsArea> = {
  handlers: {
    systemSetting: systemSettingHandlers,
    cache: cacheHandlers,
    charge: chargeHandlers,
    undertaking: undertakingHandlers,
  },
  constraints: {
    system_setting_once: { field: "warehouseId", message: "This warehouse has a value of its own already" },
    undertaking_once: { field: "arn", message: "This undertaking stands already" },
  },
  begin: beginSettings,
};
