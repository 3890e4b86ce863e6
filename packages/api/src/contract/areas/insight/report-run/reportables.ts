import type { Report } from "../../../core/report.ts";
import { reports as billing } from "../../billing/reports.ts";
import { reports as insight } from "../reports.ts";

const all = { ...insight, ...billing };

/** The name of a report. */
export type ReportName = keyof typeof all;
export const reportNames = Object.keys(all) as ReportName[]; // the keys of the object above

/** Everything that can be had as a report, by the name that it is asked for with: the sum of what the areas say. */
export const reportables: Readonly<Record<ReportName, Report>> = all;
