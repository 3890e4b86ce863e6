import { admins } from "../../../core/holders.ts";

/** Of reports that are about shops, each sees those of their hub or of their team's agents. */
export const ofShops = {
  all: admins,
  ownWarehouse: ["HUB_MANAGER", "CWH_MANAGER"],
  ownTeam: ["CC_SUPERVISOR"],
} as const;

/** Of reports that are about warehouses, each sees their own. */
export const ofWarehouses = { all: admins, ownWarehouse: ["HUB_MANAGER", "CWH_MANAGER"] } as const;
