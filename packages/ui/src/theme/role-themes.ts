// Generated from src/theme/source/*.tokens.json by `node src/theme/source/generate.ts`. Do not edit.
import type { RoleTheme } from "./role-theme.types.ts";
import type { UserTypeName } from "./user-type-name.ts";

/** The theme of each of the eleven user types. */
export const roleThemes: Readonly<Record<UserTypeName, RoleTheme>> = {
  CC_SUPERVISOR: {
    textPrimaryColor: "light-dark(#005d83, #71c9fa)",
    borderPrimaryColor: "light-dark(#4895c0, #2d7da6)",
    bgPrimaryColor: "light-dark(#006c97, #1178a5)",
    bgHover: "light-dark(#d5ecfa, #1e303b)",
    textSecondaryColor: "light-dark(#516a79, #94afc0)",
  },
  SUPER_SUPER_ADMIN: {
    textPrimaryColor: "light-dark(#623e96, #c9acff)",
    borderPrimaryColor: "light-dark(#9879cd, #8061b3)",
    bgPrimaryColor: "light-dark(#714ca6, #7c58b3)",
    bgHover: "light-dark(#ebe3ff, #31293f)",
    textSecondaryColor: "light-dark(#6a607e, #afa4c6)",
  },
  SUPER_ADMIN: {
    textPrimaryColor: "light-dark(#4048a6, #aab9ff)",
    borderPrimaryColor: "light-dark(#7583dd, #5f6bc2)",
    bgPrimaryColor: "light-dark(#4d57b7, #5763c4)",
    bgHover: "light-dark(#e1e7fe, #282c43)",
    textSecondaryColor: "light-dark(#5d6485, #a1a9cd)",
  },
  ADMIN: {
    textPrimaryColor: "light-dark(#0c54a0, #91c1ff)",
    borderPrimaryColor: "light-dark(#548ed7, #3c76bd)",
    bgPrimaryColor: "light-dark(#2063b0, #2d6fbe)",
    bgHover: "light-dark(#d9eafe, #202f41)",
    textSecondaryColor: "light-dark(#536882, #96adca)",
  },
  CALLING_AGENT: {
    textPrimaryColor: "light-dark(#036169, #65d0dc)",
    borderPrimaryColor: "light-dark(#3b9ca6, #19838d)",
    bgPrimaryColor: "light-dark(#06717a, #017e88)",
    bgHover: "light-dark(#d3eef1, #1c3234)",
    textSecondaryColor: "light-dark(#4e6c70, #92b2b5)",
  },
  HUB_MANAGER: {
    textPrimaryColor: "light-dark(#006457, #6dd3c0)",
    borderPrimaryColor: "light-dark(#439e8e, #268676)",
    bgPrimaryColor: "light-dark(#037465, #008171)",
    bgHover: "light-dark(#d5eee8, #1e332e)",
    textSecondaryColor: "light-dark(#506d67, #94b2ab)",
  },
  CWH_MANAGER: {
    textPrimaryColor: "light-dark(#036639, #7ad59c)",
    borderPrimaryColor: "light-dark(#509f6f, #368758)",
    bgPrimaryColor: "light-dark(#0b7643, #21834f)",
    bgHover: "light-dark(#d7efde, #203326)",
    textSecondaryColor: "light-dark(#536e5c, #97b39f)",
  },
  ONBOARDING_MANAGER: {
    textPrimaryColor: "light-dark(#475f02, #accb73)",
    borderPrimaryColor: "light-dark(#7d984b, #667f32)",
    bgPrimaryColor: "light-dark(#546e0d, #5f7a1f)",
    bgHover: "light-dark(#e3ecd4, #2a311e)",
    textSecondaryColor: "light-dark(#606b50, #a5b093)",
  },
  ONBOARDING_AGENT: {
    textPrimaryColor: "light-dark(#734c02, #ebb25f)",
    borderPrimaryColor: "light-dark(#b28238, #996a1b)",
    bgPrimaryColor: "light-dark(#865900, #956300)",
    bgHover: "light-dark(#f5e5d0, #382b1a)",
    textSecondaryColor: "light-dark(#74634b, #bba88e)",
  },
  FSA: {
    textPrimaryColor: "light-dark(#8c3701, #ffa47a)",
    borderPrimaryColor: "light-dark(#c6734d, #ac5b35)",
    bgPrimaryColor: "light-dark(#9d4616, #aa5224)",
    bgHover: "light-dark(#fee1d4, #3d281e)",
    textSecondaryColor: "light-dark(#7d5e51, #c4a294)",
  },
  RETAILER: {
    textPrimaryColor: "light-dark(#8d2661, #ff98ca)",
    borderPrimaryColor: "light-dark(#c76798, #ad4f7f)",
    bgPrimaryColor: "light-dark(#9e366f, #ab437b)",
    bgHover: "light-dark(#ffddec, #3e2531)",
    textSecondaryColor: "light-dark(#7e5a6a, #c59eaf)",
  },
};
