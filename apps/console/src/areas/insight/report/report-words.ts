import {
  activityReport,
  hsnReport,
  ordersReport,
  receivablesReport,
  reportEndpoints,
  salesReport,
  stockReport,
} from "@o2r/api/contract/insight";
import { BadgeIndianRupee, Boxes, FileSpreadsheet, HandCoins, Landmark, PackageCheck, Store } from "lucide-react";

/** The reports, in the order in which they are offered. A new one is one more row. */
export const reports = [
  {
    path: "sales",
    title: "Sales register",
    says: "Every invoice that holds, with its taxes.",
    icon: BadgeIndianRupee,
    noun: { one: "sale", many: "sales" },
    declaration: salesReport,
    endpoint: reportEndpoints.reportSales.list,
    allow: "report.shops",
    named: "number",
    rowHref: ({ id }: { readonly id: string }) => `/invoice/${id}`,
  },
  {
    path: "receivables",
    title: "Collections ageing",
    says: "What retailers owe, by how long it is over its terms.",
    icon: HandCoins,
    noun: { one: "receivable", many: "receivables" },
    declaration: receivablesReport,
    endpoint: reportEndpoints.reportReceivables.list,
    allow: "report.shops",
    named: "retailer",
  },
  {
    path: "activity",
    title: "Retailer activity",
    says: "What each shop has bought in 90 days, and since when nothing.",
    icon: Store,
    noun: { one: "retailer", many: "retailers" },
    declaration: activityReport,
    endpoint: reportEndpoints.reportActivity.list,
    allow: "report.shops",
    named: "retailer",
    rowHref: ({ id }: { readonly id: string }) => `/retailer/${id}`,
  },
  {
    path: "orders",
    title: "Order funnel and fill rate",
    says: "What became of each day's orders, hub by hub.",
    icon: PackageCheck,
    noun: { one: "day", many: "days" },
    declaration: ordersReport,
    endpoint: reportEndpoints.reportOrders.list,
    allow: "report.warehouses",
    named: "day",
  },
  {
    path: "stock",
    title: "Stock ageing",
    says: "What stands in each warehouse, and how soon it expires.",
    icon: Boxes,
    noun: { one: "product", many: "products" },
    declaration: stockReport,
    endpoint: reportEndpoints.reportStock.list,
    allow: "report.warehouses",
    named: "product",
  },
  {
    path: "hsn",
    title: "HSN summary",
    says: "Taxes by month, HSN and rate, as returns ask for them.",
    icon: Landmark,
    noun: { one: "total", many: "totals" },
    declaration: hsnReport,
    endpoint: reportEndpoints.reportHsn.list,
    allow: "report.warehouses",
    named: "hsn",
  },
] as const;

/** What is returned to the tax office: pages of their own, offered beside the reports. */
export const returns = [
  {
    path: "gstr1",
    title: "GSTR-1",
    says: "The return of outward supplies of a month, as the portal takes it.",
    icon: FileSpreadsheet,
    allow: "report.gst",
  },
] as const;

/** Where a report is read. */
export const reportAt = (path: string): string => `/reports/${path}`;
