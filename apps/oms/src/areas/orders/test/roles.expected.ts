import type { ordersArea } from "@o2r/api/contract/orders";
import { orderReaders, type Reach, type Reviewed } from "../../../test/callers.ts";

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof ordersArea> = {
  "order.search": orderReaders,
  "dialer.call": ["CALLING_AGENT"],
};

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof ordersArea> = {
  "order.search": {
    all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN", "CC_SUPERVISOR"],
    ownWarehouse: ["HUB_MANAGER"],
    own: ["CALLING_AGENT"],
  },
  "dialer.call": "own",
};
