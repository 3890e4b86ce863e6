import type { Screen } from "../routing/screen.ts";

/** The pages that belong to no area. */
export const screens = {
  privacyPolicy: async () => (await import("./privacy-policy/privacy-policy.tsx")).PrivacyPolicy,
  noAccess: async () => (await import("./no-access/no-access.tsx")).NoAccess,
  notFound: async () => (await import("./not-found/not-found.tsx")).NotFound,
} satisfies Readonly<Record<string, Screen>>;

declare module "../routing/screen.ts" {
  interface Screens {
    readonly pages: typeof screens;
  }
}
