export { chakraTokens } from "./chakra-tokens.ts";
export { fallbackUserType, themeOf } from "./role-theme.ts";
export type { RoleTheme } from "./role-theme.types.ts";
export { roleThemes } from "./role-themes.ts";
export { type UserTypeName, userTypeNames } from "./user-type-name.ts";
