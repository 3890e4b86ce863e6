import type { Area } from "../../core/area.ts";
import { dashboardEndpoints } from "./dashboard.ts";
import { permissions } from "./facts.ts";
import { importEndpoints } from "./import.ts";
import { reportEndpoints } from "./report/report-endpoints.ts";
import { reportRunEndpoints } from "./report-run/report-run.ts";
import { reportScheduleEndpoints } from "./report-run/report-schedule.ts";
import { reports } from "./reports.ts";
import { savedViewEndpoints } from "./saved-view.ts";

export * from "./dashboard.ts";
export * from "./import.ts";
export * from "./import-affects.ts";
export * from "./importables.ts";
export * from "./report/activity-report.ts";
export * from "./report/gstr1-report.ts";
export * from "./report/agents-report.ts";
export * from "./report/beats-report.ts";
export * from "./report/discards-report.ts";
export * from "./report/hsn-report.ts";
export * from "./report/orders-report.ts";
export * from "./report/receivables-report.ts";
export * from "./report/rejected-report.ts";
export * from "./report/report-endpoints.ts";
export * from "./report/sales-report.ts";
export * from "./report/schemes-report.ts";
export * from "./report/stock-report.ts";
export * from "./report-run/report-run.ts";
export * from "./report-run/report-schedule.ts";
export * from "./report-run/reportables.ts";
export * from "./saved-view.ts";
export * from "./waiting.ts";

/** Figures, reports, imports and what people keep of lists. */
export const insightArea = {
  permissions,
  things: {
    savedView: savedViewEndpoints,
    dashboard: dashboardEndpoints,
    import: importEndpoints,
    ...reportEndpoints,
    reportRun: reportRunEndpoints,
    reportSchedule: reportScheduleEndpoints,
  },
  reports,
} satisfies Area;
