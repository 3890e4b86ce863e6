import { userTypeTitles, type UserType } from "@o2r/api/contract";
import { mayManage } from "@o2r/api/contract/parties";

interface Manager {
  readonly id: string;
  readonly userType: UserType;
}

/** An account, as far as it says who may change it. */
export interface Managed {
  readonly id: string;
  readonly userType: UserType;
}

/** Why somebody may not change an account at all; null when they may. Which agents are their own, the scope has said. */
export const judgeRank = (manager: Manager, { userType }: Managed): string | null =>
  mayManage(manager.userType, userType) ? null : "This account is above your own rank";

/** Why somebody may not give an account this role; null when they may. `before` is null for a new account. */
export const judgeRole = (manager: Manager, before: Managed | null, role: UserType): string | null => {
  if (before?.userType === role) return null;
  if (before?.id === manager.id) return "You cannot change your own role";
  return mayManage(manager.userType, role) ? null : `You cannot give the role ${userTypeTitles[role]}`;
};

/**
 * Why an account cannot lose its role or be blocked: of the most powerful one always stays. `others` counts those beside
 * it who may sign in.
 */
export const judgeLast = ({ userType }: Pick<Managed, "userType">, others: number): string | null =>
  userType === "SUPER_SUPER_ADMIN" && others === 0 ? "The last super super admin stays" : null;

/** Who an agent's supervisor is to be: an agent of a supervisor's own is theirs. */
export const supervisorOf = (manager: Manager, role: UserType, chosen: string | undefined): string | null => {
  if (role !== "CALLING_AGENT") return null;
  return chosen ?? (manager.userType === "CC_SUPERVISOR" ? manager.id : null);
};
