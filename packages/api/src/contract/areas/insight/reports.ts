import { listReport, type Report } from "../../core/report.ts";
import { activityEndpoints } from "./report/activity-report.ts";
import { gstr1Report } from "./report/gstr1-report.ts";
import { agentsEndpoints } from "./report/agents-report.ts";
import { beatsEndpoints } from "./report/beats-report.ts";
import { discardsEndpoints } from "./report/discards-report.ts";
import { hsnEndpoints } from "./report/hsn-report.ts";
import { ordersEndpoints } from "./report/orders-report.ts";
import { receivablesEndpoints } from "./report/receivables-report.ts";
import { rejectedEndpoints } from "./report/rejected-report.ts";
import { salesEndpoints } from "./report/sales-report.ts";
import { schemesEndpoints } from "./report/schemes-report.ts";
import { stockEndpoints } from "./report/stock-report.ts";

/** The reports of insight, in the order in which they are offered. */
export const reports = {
  sales: listReport({
    title: "Sales register",
    says: "Every invoice that holds, with its taxes.",
    list: salesEndpoints.list,
  }),
  receivables: listReport({
    title: "Collections ageing",
    says: "What retailers owe, by how long it is over its terms.",
    list: receivablesEndpoints.list,
    formats: ["csv", "xlsx", "pdf"],
  }),
  activity: listReport({
    title: "Retailer activity",
    says: "What each shop has bought in 90 days, and since when nothing.",
    list: activityEndpoints.list,
  }),
  orders: listReport({
    title: "Order funnel and fill rate",
    says: "What became of each day's orders, hub by hub.",
    list: ordersEndpoints.list,
  }),
  stock: listReport({
    title: "Stock ageing",
    says: "What stands in each warehouse, and how soon it expires.",
    list: stockEndpoints.list,
  }),
  hsn: listReport({
    title: "HSN summary",
    says: "Taxes by month, HSN and rate, as returns ask for them.",
    list: hsnEndpoints.list,
  }),
  gstr1: gstr1Report,
  agents: listReport({
    title: "Agent productivity",
    says: "What each agent has done of a day: calls, orders, value.",
    list: agentsEndpoints.list,
  }),
  beats: listReport({
    title: "Beat coverage",
    says: "How many shops of each beat have ordered in 30 days.",
    list: beatsEndpoints.list,
    formats: ["csv", "xlsx", "pdf"],
  }),
  schemes: listReport({
    title: "Scheme cost",
    says: "What schemes and codes have cost, and who bears it.",
    list: schemesEndpoints.list,
  }),
  rejected: listReport({
    title: "Rejected value",
    says: "What was rejected and why, and what became of it.",
    list: rejectedEndpoints.list,
  }),
  discards: listReport({
    title: "Discards",
    says: "What was thrown away, with the input tax whose credit is reversed.",
    list: discardsEndpoints.list,
  }),
} satisfies Readonly<Record<string, Report>>;
