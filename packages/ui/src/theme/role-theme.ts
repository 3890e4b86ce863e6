import type { RoleTheme } from "./role-theme.types.ts";
import { roleThemes } from "./role-themes.ts";
import type { UserTypeName } from "./user-type-name.ts";

/** The type whose theme stands in for a type that has none of its own (specification §6). */
export const fallbackUserType: UserTypeName = "CC_SUPERVISOR";

/** The theme of a user type; an unknown, missing or misspelt one gets the CC supervisor's. */
export function themeOf(userType: string | null | undefined): RoleTheme {
  return Object.hasOwn(roleThemes, userType ?? "")
    ? // The key was just found in the table.
      roleThemes[userType as UserTypeName]
    : roleThemes[fallbackUserType];
}
