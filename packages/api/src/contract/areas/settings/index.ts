import type { Area } from "../../core/area.ts";
import { permissions } from "./facts.ts";
import { cacheEndpoints, systemSettingEndpoints } from "./system-setting/index.ts";

export * from "./system-setting/index.ts";

/** Settings of the platform, and the lists that selects offer. */
export const settingsArea = {
  permissions,
  things: {
    systemSetting: systemSettingEndpoints,
    cache: cacheEndpoints,
  },
} satisfies Area;
