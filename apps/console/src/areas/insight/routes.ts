import { admins, inShell, warehouses } from "../../routing/page-kinds.ts";
import type { AreaPage } from "../../routing/route.ts";

/** The pages of insight. */
export const pages: readonly AreaPage[] = [
  {
    ...inShell,
    path: "/",
    title: "Dashboard",
    screen: { of: "insight", name: "dashboard" },
    entry: { block: 1, place: 1 },
  },
  {
    ...inShell,
    path: "/reports",
    title: "Reports",
    screen: { of: "insight", name: "reports" },
    allowed: [...warehouses, "CC_SUPERVISOR"],
    entry: { block: 2, place: 4 },
  },
  {
    ...inShell,
    path: "/reports/files",
    title: "Reports as files",
    screen: { of: "insight", name: "reportFiles" },
    allowed: [...warehouses, "CC_SUPERVISOR"],
    under: "/reports",
  },
  {
    ...inShell,
    path: "/reports/schedules",
    title: "Scheduled reports",
    screen: { of: "insight", name: "reportSchedules" },
    allowed: [...warehouses, "CC_SUPERVISOR"],
    under: "/reports",
  },
  {
    ...inShell,
    path: "/reports/:report",
    title: "Report",
    screen: { of: "insight", name: "report" },
    allowed: [...warehouses, "CC_SUPERVISOR"],
    under: "/reports",
  },
  {
    ...inShell,
    path: "/reports/gstr1",
    title: "GSTR-1",
    screen: { of: "insight", name: "gstr1" },
    allowed: admins,
    under: "/reports",
  },
];
