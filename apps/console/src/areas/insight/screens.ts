import type { Screen } from "../../routing/screen.ts";

/** The screens of insight. */
export const screens = {
  dashboard: async () => (await import("./dashboard/dashboard.tsx")).Dashboard,
  reports: async () => (await import("./report/reports.tsx")).Reports,
  gstr1: async () => (await import("./report/gstr1/gstr1.tsx")).Gstr1,
  reportFiles: async () => (await import("./report/report-files.tsx")).ReportFiles,
  reportSchedules: async () => (await import("./report/schedules.tsx")).ReportSchedules,
  report: async () => (await import("./report/report.tsx")).Report,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly insight: typeof screens;
  }
}
