import type { partiesArea } from "@o2r/api/contract/parties";
import { admins, superAdmins, type Reach, type Reviewed } from "../../../test/callers.ts";

/** SSA and SA all, CCS own calling agents, AD none (domain.md §8, /user-management). */
const managers = [...superAdmins, "CC_SUPERVISOR"] as const;

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
  "beat.lookup": managers,
};

const ownAgents = { all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN"], ownTeam: ["CC_SUPERVISOR"] } as const;

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
};
