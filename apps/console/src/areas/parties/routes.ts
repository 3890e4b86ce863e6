import { admins, coming, full, inShell } from "../../routing/page-kinds.ts";
import type { AreaPage } from "../../routing/route.ts";

/** The pages of retailers and staff. */
export const pages: readonly AreaPage[] = [
  {
    ...inShell,
    path: "/user-management",
    title: "User Management",
    screen: coming,
    allowed: [...full, "CC_SUPERVISOR"],
    entry: { block: 3, place: 1 },
  },
  {
    ...inShell,
    path: "/retailer",
    title: "Retailers",
    screen: coming,
    allowed: admins,
    entry: { block: 3, place: 2 },
  },
];
