import type { Screen } from "../../routing/screens.ts";

/** The screens of insight. */
export const screens = {
  dashboard: async () => (await import("./dashboard/dashboard.tsx")).Dashboard,
} satisfies Readonly<Record<string, Screen>>;
