/** The eleven user types of the platform (specification §1), most powerful first. */
export const userTypes = [
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

/** One of the eleven user types. */
export type UserType = (typeof userTypes)[number];

/** Whether a string, such as the value of the role cookie, is one of the eleven. */
export const isUserType = (value: unknown): value is UserType => (userTypes as readonly unknown[]).includes(value);
