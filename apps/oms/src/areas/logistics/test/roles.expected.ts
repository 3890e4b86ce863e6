import type { logisticsArea } from "@o2r/api/contract/logistics";
import { orderReaders, signedIn, superAdmins, type Reach, type Reviewed } from "../../../test/callers.ts";

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof logisticsArea> = {
  "pincode.find": signedIn,
  "warehouse.lookup": [...orderReaders, "CWH_MANAGER"],
  "holiday.list": superAdmins,
  "holiday.export": superAdmins,
  "holiday.get": superAdmins,
  "holiday.create": superAdmins,
  "holiday.update": superAdmins,
  "holiday.setActive": superAdmins,
  "holiday.history": superAdmins,
  "holiday.year": superAdmins,
  "holiday.copy": superAdmins,
};

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof logisticsArea> = {
  "pincode.find": "none",
  "warehouse.lookup": {
    all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN", "CC_SUPERVISOR"],
    ownWarehouse: ["CALLING_AGENT", "HUB_MANAGER", "CWH_MANAGER"],
  },
  "holiday.list": "all",
  "holiday.export": "all",
  "holiday.get": "all",
  "holiday.create": "all",
  "holiday.update": "all",
  "holiday.setActive": "all",
  "holiday.history": "all",
  "holiday.year": "all",
  "holiday.copy": "all",
};
