import type { settingsArea } from "@o2r/api/contract/settings";
import { signedIn, superAdmins, type Reach, type Reviewed } from "../../../test/callers.ts";

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof settingsArea> = {
  "systemSetting.list": superAdmins,
  "systemSetting.console": signedIn,
  "systemSetting.set": superAdmins,
  "systemSetting.setForWarehouse": superAdmins,
  "systemSetting.endForWarehouse": superAdmins,
  "systemSetting.revert": superAdmins,
  "systemSetting.history": superAdmins,
  "cache.flush": ["SUPER_SUPER_ADMIN"],
};

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof settingsArea> = {
  "systemSetting.list": "all",
  "systemSetting.console": "none",
  "systemSetting.set": "all",
  "systemSetting.setForWarehouse": "all",
  "systemSetting.endForWarehouse": "all",
  "systemSetting.revert": "all",
  "systemSetting.history": "all",
  "cache.flush": "none",
};
