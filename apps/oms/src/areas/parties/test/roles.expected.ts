import type { partiesArea } from "@o2r/api/contract/parties";
import { admins, superAdmins, type Reach, type Reviewed } from "../../../test/callers.ts";

/** SSA and SA all, CCS own calling agents, AD none (domain.md §8, /user-management). */
const managers = [...superAdmins, "CC_SUPERVISOR"] as const;

/** Who sees retailers: which ones, `expectedReach` says (domain.md §7). */
const seeRetailers = [
  ...admins,
  "CALLING_AGENT",
  "HUB_MANAGER",
  "CC_SUPERVISOR",
  "ONBOARDING_MANAGER",
  "ONBOARDING_AGENT",
  "FSA",
] as const;
/** SSA SA AD, OM in the own region; OA the own drafts (domain.md §13, retailer.edit). */
const editRetailers = [...admins, "ONBOARDING_MANAGER", "ONBOARDING_AGENT"] as const;
const blockRetailers = [...admins, "ONBOARDING_MANAGER"] as const;

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof partiesArea> = {
  "geocode.find": [...admins, "ONBOARDING_MANAGER", "ONBOARDING_AGENT"],
  "user.list": managers,
  "user.export": managers,
  "user.get": managers,
  "user.page": managers,
  "user.create": managers,
  "user.update": managers,
  "user.history": managers,
  "user.actions": managers,
  "user.block": managers,
  "user.unblock": managers,
  "user.resetPassword": managers,
  "user.assignSupervisor": superAdmins,
  "user.sessions": managers,
  "user.revokeSession": managers,
  "user.revokeSessions": managers,
  "user.permissions": managers,
  "role.list": managers,
  "supervisor.lookup": managers,
  "region.lookup": managers,
  "beat.lookup": seeRetailers,
  "retailer.list": seeRetailers,
  "retailer.export": seeRetailers,
  "retailer.get": seeRetailers,
  "retailer.page": seeRetailers,
  "retailer.history": seeRetailers,
  "retailer.lookup": seeRetailers,
  "retailer.actions": seeRetailers,
  "retailer.create": editRetailers,
  "retailer.update": editRetailers,
  "retailer.activate": blockRetailers,
  "retailer.block": blockRetailers,
  "retailer.unblock": blockRetailers,
  "retailer.retire": blockRetailers,
  "retailer.assignBeat": blockRetailers,
  "retailer.assignAgent": admins,
  "retailer.setTerms": admins,
  "shopType.lookup": seeRetailers,
  "retailerType.lookup": seeRetailers,
  "beatType.lookup": seeRetailers,
  "agent.lookup": seeRetailers,
  "onboarder.lookup": seeRetailers,
};

const ownAgents = { all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN"], ownTeam: ["CC_SUPERVISOR"] } as const;

/** Domain.md §7: CCS those of the own agents, CA the assigned ones, OM the region's, OA the own until they are submitted. */
const ownRetailers = {
  all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"],
  ownWarehouse: ["HUB_MANAGER"],
  ownRegion: ["ONBOARDING_MANAGER"],
  ownBeats: ["FSA"],
  ownTeam: ["CC_SUPERVISOR"],
  own: ["ONBOARDING_AGENT", "CALLING_AGENT"],
} as const;

const editReach = {
  all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"],
  ownRegion: ["ONBOARDING_MANAGER"],
  own: ["ONBOARDING_AGENT"],
} as const;
const blockReach = {
  all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"],
  ownRegion: ["ONBOARDING_MANAGER"],
} as const;

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof partiesArea> = {
  "geocode.find": "none",
  "user.list": ownAgents,
  "user.export": ownAgents,
  "user.get": ownAgents,
  "user.page": ownAgents,
  "user.create": ownAgents,
  "user.update": ownAgents,
  "user.history": ownAgents,
  "user.actions": ownAgents,
  "user.block": ownAgents,
  "user.unblock": ownAgents,
  "user.resetPassword": ownAgents,
  "user.assignSupervisor": "all",
  "user.sessions": ownAgents,
  "user.revokeSession": ownAgents,
  "user.revokeSessions": ownAgents,
  "user.permissions": ownAgents,
  "role.list": "none",
  "supervisor.lookup": { all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN"], own: ["CC_SUPERVISOR"] },
  "region.lookup": "all",
  "beat.lookup": "all",
  "retailer.list": ownRetailers,
  "retailer.export": ownRetailers,
  "retailer.get": ownRetailers,
  "retailer.page": ownRetailers,
  "retailer.history": ownRetailers,
  "retailer.lookup": ownRetailers,
  "retailer.actions": ownRetailers,
  "retailer.create": editReach,
  "retailer.update": editReach,
  "retailer.activate": blockReach,
  "retailer.block": blockReach,
  "retailer.unblock": blockReach,
  "retailer.retire": blockReach,
  "retailer.assignBeat": blockReach,
  "retailer.assignAgent": "all",
  "retailer.setTerms": "all",
  "shopType.lookup": "all",
  "retailerType.lookup": "all",
  "beatType.lookup": "all",
  "agent.lookup": {
    all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN", "HUB_MANAGER", "ONBOARDING_MANAGER", "FSA", "ONBOARDING_AGENT"],
    ownTeam: ["CC_SUPERVISOR"],
    own: ["CALLING_AGENT"],
  },
  "onboarder.lookup": "all",
};
