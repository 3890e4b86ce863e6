import type { Screen } from "../../routing/screen.ts";

/** The screens of insight. */
export const screens = {
  dashboard: async () => (await import("./dashboard/dashboard.tsx")).Dashboard,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly insight: typeof screens;
  }
}
