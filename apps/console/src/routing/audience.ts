import { isUserType, userTypeTitles } from "@o2r/api/contract/core";

/**
 * Whom the specification's §6 tells apart when it says who sees what. Onboarding managers and agents, FSA,
 * retailers and every type it does not know are "any other type".
 */
export const audiences = [
  "SUPER_SUPER_ADMIN",
  "SUPER_ADMIN",
  "ADMIN",
  "CALLING_AGENT",
  "HUB_MANAGER",
  "CWH_MANAGER",
  "CC_SUPERVISOR",
  "OTHER",
] as const;

export type Audience = (typeof audiences)[number];

/** The audience of a role, as the role cookie names it; a missing or unknown role is any other type. */
export const audienceOf = (role: string | undefined): Audience =>
  audiences.find((audience) => audience === role) ?? "OTHER";

/** A role in words, as the header shows it; a type outside the eleven is shown as the service wrote it. */
export const roleTitle = (role: string): string => (isUserType(role) ? userTypeTitles[role] : role);
