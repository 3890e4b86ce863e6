import type { logisticsArea } from "@o2r/api/contract/logistics";
import { signedIn, orderReaders, type Reach, type Reviewed } from "../../../test/callers.ts";

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof logisticsArea> = {
  "pincode.find": signedIn,
  "warehouse.lookup": [...orderReaders, "CWH_MANAGER"],
};

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof logisticsArea> = {
  "pincode.find": "none",
  "warehouse.lookup": {
    all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN", "CC_SUPERVISOR"],
    ownWarehouse: ["CALLING_AGENT", "HUB_MANAGER", "CWH_MANAGER"],
  },
};
