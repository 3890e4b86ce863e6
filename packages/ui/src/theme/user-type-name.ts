/** The user types that have a theme, most powerful first. The names are those of the `data-role` attribute. */
export const userTypeNames = [
  "SUPER_SUPER_ADMIN",
  "SUPER_ADMIN",
  "ADMIN",
  "CALLING_AGENT",
  "HUB_MANAGER",
  "CWH_MANAGER",
  "CC_SUPERVISOR",
  "ONBOARDING_MANAGER",
  "ONBOARDING_AGENT",
  "FSA",
  "RETAILER",
] as const;

/** One of the eleven user types, as the contract spells it. */
export type UserTypeName = (typeof userTypeNames)[number];
