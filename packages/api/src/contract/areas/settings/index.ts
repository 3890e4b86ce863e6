import type { Area } from "../../core/area.ts";
import { chargeEndpoints } from "./charge/index.ts";
import { permissions } from "./facts.ts";
import { cacheEndpoints, systemSettingEndpoints } from "./system-setting/index.ts";
import { undertakingEndpoints } from "./undertaking/undertaking.ts";

export * from "./charge/index.ts";
export * from "./system-setting/index.ts";
export * from "./undertaking/undertaking.ts";

/** Settings of the platform, and the lists that selects offer. */
export const settingsArea = {
  permissions,
  things: {
    systemSetting: systemSettingEndpoints,
    cache: cacheEndpoints,
    charge: chargeEndpoints,
    undertaking: undertakingEndpoints,
  },
} satisfies Area;
