import {
  reportRunEndpoints,
  reportRunList,
  reportScheduleEndpoints,
  reportScheduleList,
} from "@o2r/api/contract/insight";
import { readOf, readsOfList, type FirstReads } from "../../boot/first-reads.ts";
import { counted, figures } from "./dashboard/figures.ts";

/** What the pages of insight read first. */
export const firstReads: FirstReads = {
  "/": figures.map(({ query }) => readOf(counted, { query })),
  ...readsOfList({ path: "/reports/files", endpoint: reportRunEndpoints.list, declaration: reportRunList }),
  ...readsOfList({
    path: "/reports/schedules",
    endpoint: reportScheduleEndpoints.list,
    declaration: reportScheduleList,
  }),
};
