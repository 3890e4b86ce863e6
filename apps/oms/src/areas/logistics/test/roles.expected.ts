import type { logisticsArea } from "@o2r/api/contract/logistics";
import { admins, signedIn, stockKeepers, superAdmins, type Reach, type Reviewed } from "../../../test/callers.ts";

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof logisticsArea> = {
  "pincode.find": signedIn,
  "warehouse.list": stockKeepers,
  "warehouse.export": stockKeepers,
  "warehouse.get": stockKeepers,
  "warehouse.history": stockKeepers,
  "warehouse.standing": stockKeepers,
  "warehouse.pincodes": stockKeepers,
  "warehouse.create": admins,
  "warehouse.update": admins,
  "warehouse.setActive": admins,
  "warehouse.servePincodes": admins,
  "warehouse.lookup": [...stockKeepers, "CALLING_AGENT", "CC_SUPERVISOR"],
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
  "warehouse.list": "ownWarehouse",
  "warehouse.export": "ownWarehouse",
  "warehouse.get": "ownWarehouse",
  "warehouse.history": "ownWarehouse",
  "warehouse.standing": "ownWarehouse",
  "warehouse.pincodes": "ownWarehouse",
  "warehouse.create": "ownWarehouse",
  "warehouse.update": "ownWarehouse",
  "warehouse.setActive": "ownWarehouse",
  "warehouse.servePincodes": "ownWarehouse",
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
