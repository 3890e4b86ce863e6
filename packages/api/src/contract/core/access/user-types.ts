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

/** Each user type in words, as lists, forms and the header show it. */
export const userTypeTitles: Readonly<Record<UserType, string>> = {
  SUPER_SUPER_ADMIN: "Super super admin",
  SUPER_ADMIN: "Super admin",
  ADMIN: "Admin",
  CALLING_AGENT: "Calling agent",
  HUB_MANAGER: "Hub manager",
  CWH_MANAGER: "Central warehouse manager",
  CC_SUPERVISOR: "Call centre supervisor",
  ONBOARDING_MANAGER: "Onboarding manager",
  ONBOARDING_AGENT: "Onboarding agent",
  FSA: "Field sales agent",
  RETAILER: "Retailer",
};

/** The user types to choose from. */
export const userTypeOptions = userTypes.map((value) => ({ value, label: userTypeTitles[value] }));
