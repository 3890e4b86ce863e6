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
  "charge.list": superAdmins,
  "charge.export": superAdmins,
  "charge.get": superAdmins,
  "charge.create": superAdmins,
  "charge.update": superAdmins,
  "charge.setActive": superAdmins,
  "charge.history": superAdmins,
  "charge.end": superAdmins,
  "charge.simulate": superAdmins,
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
  "charge.list": "all",
  "charge.export": "all",
  "charge.get": "all",
  "charge.create": "all",
  "charge.update": "all",
  "charge.setActive": "all",
  "charge.history": "all",
  "charge.end": "all",
  "charge.simulate": "all",
};
