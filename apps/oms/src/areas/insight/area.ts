import type { insightArea } from "@o2r/api/contract/insight";
import type { AllAreas, ServiceArea } from "../../kit/define-area.ts";
import { dashboardHandlers } from "./dashboard/dashboard.ts";
import { foldTally } from "./dashboard/fold-tally.ts";
import { forgetImports } from "./import/forget-imports.ts";
import { importHandlers } from "./import/import.ts";
import { runImports } from "./import/run-imports.ts";
import { activityHandlers } from "./report/activity.ts";
import { gstr1Handlers, gstr1Producer } from "./report/gstr1/gstr1.ts";
import { agentsHandlers } from "./report/agents.ts";
import { beatsHandlers } from "./report/beats.ts";
import { discardsHandlers } from "./report/discards.ts";
import { hsnHandlers } from "./report/hsn.ts";
import { ordersHandlers } from "./report/orders.ts";
import { receivablesHandlers } from "./report/receivables.ts";
import { rejectedHandlers } from "./report/rejected.ts";
import { salesHandlers } from "./report/sales.ts";
import { schemesHandlers } from "./report/schemes.ts";
import { stockHandlers } from "./report/stock.ts";
import { expireRuns } from "./report-run/end-run.ts";
import { reportRunHandlers } from "./report-run/report-run.ts";
import { runReports } from "./report-run/run-reports.ts";
import { runSchedules } from "./report-run/run-schedules.ts";
import { sweepReports } from "./report-run/sweep-reports.ts";
import { reportScheduleHandlers } from "./report-run/schedule-report.ts";
import { savedViewHandlers } from "./saved-view.ts";

export const insight = (all: AllAreas): ServiceArea<typeof insightArea> => ({
  handlers: {
    savedView: savedViewHandlers,
    dashboard: dashboardHandlers(all),
    import: importHandlers(all),
    reportSales: salesHandlers,
    reportReceivables: receivablesHandlers,
    reportActivity: activityHandlers,
    reportOrders: ordersHandlers,
    reportStock: stockHandlers,
    reportHsn: hsnHandlers,
    reportAgents: agentsHandlers,
    reportBeats: beatsHandlers,
    reportSchemes: schemesHandlers,
    reportRejected: rejectedHandlers,
    reportDiscards: discardsHandlers,
    reportRun: reportRunHandlers(all),
    reportGstr1: gstr1Handlers,
    reportSchedule: reportScheduleHandlers,
  },
  producers: { gstr1: gstr1Producer },
  constraints: {
    saved_view_own: { field: "name", message: "A view of this name was saved just now" },
    saved_view_shared: { field: "name", message: "A view of this name was saved just now" },
  },
  jobs: [
    { name: "imports", everySeconds: 1, run: runImports(all) },
    { name: "reports", everySeconds: 1, run: runReports(all) },
    { name: "report-schedules", everySeconds: 60, run: runSchedules(all) },
    { name: "report-expiry", everySeconds: 60, run: expireRuns },
    { name: "order-tally", everySeconds: 60, run: foldTally },
  ],
  sweep: async (db, { config }, now) => {
    await forgetImports(db, now);
    await sweepReports(db, config);
  },
});
