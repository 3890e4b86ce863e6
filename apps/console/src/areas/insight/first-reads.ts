import {
  dashboardEndpoints,
  gstr1Endpoints,
  reportRunEndpoints,
  reportRunList,
  reportScheduleEndpoints,
  reportScheduleList,
} from "@o2r/api/contract/insight";
import { readOf, readsOfList, type FirstReads } from "../../boot/first-reads.ts";
import { usualSpan } from "./dashboard/usual-span.ts";

/** What the pages of insight read first. */
export const firstReads: FirstReads = {
  "/": [
    readOf(dashboardEndpoints.waiting),
    { ...readOf(dashboardEndpoints.orders, { query: { placed: usualSpan } }), isOfPlainAddress: true },
    { ...readOf(dashboardEndpoints.products, { query: { placed: usualSpan } }), isOfPlainAddress: true },
  ],
  "/reports/gstr1": [readOf(gstr1Endpoints.gstins), { ...readOf(gstr1Endpoints.summary), isOfPlainAddress: true }],
  ...readsOfList({ path: "/reports/files", endpoint: reportRunEndpoints.list, declaration: reportRunList }),
  ...readsOfList({
    path: "/reports/schedules",
    endpoint: reportScheduleEndpoints.list,
    declaration: reportScheduleList,
  }),
};
