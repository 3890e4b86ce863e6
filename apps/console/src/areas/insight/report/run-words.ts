import {
  reportables,
  reportRunEndpoints,
  reportRunLife,
  reportRunList,
  type ReportName,
  type ReportRun,
} from "@o2r/api/contract/insight";

/** What the screens of reports as files have in common. */
export const reportRuns = {
  noun: reportRunLife.name,
  path: "/reports/files",
  endpoint: reportRunEndpoints.list,
  declaration: reportRunList,
} as const;

/** A report by its name; undefined where there is no such report any more. */
export const reportNamed = (name: string) =>
  Object.hasOwn(reportables, name) ? reportables[name as ReportName] : undefined; // it is a key of theirs

/** What was asked for, in words. */
export const runName = ({ report }: Pick<ReportRun, "report">): string => reportNamed(report)?.title ?? report;

/** How far one is that is being made; undefined where that is not known. */
export const progressOf = ({ state, rows, total }: ReportRun): number | undefined =>
  state === "RUNNING" && total !== null && total > 0 ? Math.min(100, Math.round((100 * rows) / total)) : undefined;
