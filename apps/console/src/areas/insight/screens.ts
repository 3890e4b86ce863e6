import type { Screen } from "../../routing/screen.ts";

/** The screens of insight. */
export const screens = {
  dashboard: async () => (await import("./dashboard/dashboard.tsx")).Dashboard,
  reports: async () => (await import("./report/reports.tsx")).Reports,
  report: async () => (await import("./report/report.tsx")).Report,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly insight: typeof screens;
  }
}
